import { readDishes, type MenuSection } from './menuText';

export const salads: MenuSection = {
  title: 'Salads',
  recipes: readDishes(`
    Greek salad with chickpeas
    390 17 36 20
    - 150 g cooked chickpeas
    - 3 tomatoes, half a cucumber
    - Half a red onion
    - 40 g feta, 8 olives
    - 1 tablespoon olive oil, oregano
    * Cut the vegetables into large pieces.
    * Toss with chickpeas, oil and oregano.
    * Crumble the feta over it and leave for ten minutes.

    Grilled halloumi salad
    410 24 20 26
    - 80 g halloumi
    - 100 g mixed leaves
    - 8 cherry tomatoes
    - 3 tablespoons pomegranate seeds
    - Mint, lemon, 1 teaspoon olive oil
    * Grill the halloumi in a dry pan until striped.
    * Dress the leaves with lemon and oil.
    * Add tomatoes, pomegranate and mint, the cheese while it is hot.
    > Halloumi is salty: leave out any other salt.

    Beetroot and walnut salad
    355 12 30 21
    - 2 cooked beetroots
    - 60 g baby spinach
    - 30 g feta
    - 6 walnut halves
    - 1 tablespoon cider vinegar, 2 teaspoons oil
    * Slice the beetroot and turn it in the vinegar.
    * Spread the spinach on a plate, beetroot over it.
    * Finish with feta, walnuts and oil.

    Tuna and white bean salad
    385 34 30 14
    - 1 tin of tuna in water
    - 150 g white beans
    - Half a red onion, 6 olives
    - 60 g rocket
    - 1 tablespoon olive oil, lemon
    * Rinse the beans, drain the tuna.
    * Mix both with onion, lemon and oil.
    * Serve on the rocket with the olives.
    > Everything comes from the cupboard: the lunch for days without shopping.
  `),
  plans: readDishes(`
    Chicken Caesar without the cream
    395 39 18 18
    for 1300,1400,1500,1600
    - 140 g chicken breast
    - 1 romaine lettuce
    - 1 egg
    - 20 g parmesan
    - 2 tablespoons yoghurt, mustard, garlic, lemon
    - 1 small slice of bread, toasted
    * Grill the chicken and boil the egg for eight minutes.
    * Stir yoghurt, mustard, garlic and lemon for the dressing.
    * Toss the leaves in it, add chicken, egg, cheese and bread cubes.

    Lentil and kale salad
    420 24 47 15
    for 1500,1600,1700,1800
    - 150 g cooked green lentils
    - 80 g kale
    - 1 carrot, 4 radishes
    - 1 egg, 20 g feta
    - 1 tablespoon olive oil, mustard, vinegar
    * Knead the kale with vinegar and salt for two minutes.
    * Fold in lentils, grated carrot and radishes.
    * Dress with oil and mustard, egg and feta on top.
    > Rich in folate and iron; a squeeze of lemon helps to take up the iron.
  `),
};
