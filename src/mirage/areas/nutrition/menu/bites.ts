import { readDishes, type MenuSection } from './menuText';

export const bites: MenuSection = {
  title: 'Small bites',
  recipes: readDishes(`
    Roasted chickpeas
    180 9 26 5
    - 200 g chickpeas
    - 1 teaspoon olive oil
    - Smoked paprika, cumin, salt
    * Dry the chickpeas well with a towel.
    * Toss with oil and spices.
    * Roast at 200 degrees for 30 minutes, shaking twice.
    > They stay crisp for two days in an open bowl.

    Stuffed mushrooms
    165 12 9 9
    - 6 large mushrooms
    - 100 g spinach
    - 40 g feta
    - Spring onion, pepper
    * Bake the caps hollow side down for eight minutes.
    * Wilt the spinach, press it and mix it with the feta.
    * Fill the caps and bake for ten minutes more.

    Turkey cucumber rolls
    150 21 8 4
    - 80 g sliced turkey breast
    - Half a cucumber, 1 carrot
    - 2 teaspoons mustard
    - Dill
    * Spread the slices thinly with mustard.
    * Roll each around sticks of cucumber and carrot.
    * Finish with dill.
  `),
  plans: readDishes(`
    Edamame with sea salt
    155 14 11 7
    for 1300,1400,1500
    - 150 g edamame in the pod
    - Sea salt
    - Lemon
    * Boil the pods for four minutes.
    * Drain, salt and squeeze the lemon over them.
    > Soya twice or three times a week is fine with PCOS.

    Cheese and olive plate
    235 13 8 18
    for 1600,1700,1800,1900,2000
    - 40 g feta
    - 10 olives
    - 8 cherry tomatoes
    - 12 almonds
    * Arrange everything on a board, basil over it.
    * Sit down for it: it is a snack, not a meal on the run.
  `),
};
