import { readDishes, type MenuSection } from './menuText';

export const eggs: MenuSection = {
  title: 'Eggs',
  recipes: readDishes(`
    Spinach eggs with feta
    315 21 7 22
    - 2 eggs
    - 2 handfuls of baby spinach
    - 30 g feta
    - 1 teaspoon olive oil
    - Pinch of nutmeg
    * Warm the oil and let the spinach collapse in it, one minute.
    * Crack in the eggs, cover and cook until the whites are set.
    * Crumble the feta over, season with nutmeg and pepper.
    > Good on busy mornings: ten minutes, and it keeps you full until lunch.

    Tomato shakshuka
    290 17 18 16
    - 2 eggs
    - 200 g chopped tomatoes
    - Half a red pepper, diced
    - 1 small onion
    - Half a teaspoon each of cumin and paprika
    - Coriander to finish
    * Soften the onion and pepper for eight minutes.
    * Add the spices and tomatoes, simmer until thick.
    * Make two hollows, drop in the eggs and cover for five minutes.
    * Scatter with coriander and eat from the pan.
    > Double the sauce and freeze half of it.

    Mushroom and herb omelette
    280 20 5 20
    - 2 eggs and 1 egg white
    - 100 g mushrooms, sliced
    - 1 tablespoon chopped parsley and chives
    - 1 teaspoon butter
    - 2 cherry tomatoes
    * Fry the mushrooms hard until they stop steaming, set aside.
    * Whisk the eggs with the herbs and pour into the warm butter.
    * When almost set, add the mushrooms, fold and slide out.
  `),
  plans: readDishes(`
    Masala eggs with one roti
    340 19 28 17
    for 1300,1400,1500
    - 2 eggs
    - 1 small whole-wheat roti (40 g flour)
    - 1 tomato, 1 green chilli, half an onion
    - 1 teaspoon ghee
    - Turmeric and salt
    * Cook onion, tomato and chilli in the ghee until jammy.
    * Stir in turmeric, then the beaten eggs, and scramble softly.
    * Serve with the fresh roti and slices of cucumber.
    > From 1500 kcal on, take a second roti.

    Boiled eggs with avocado
    365 18 16 26
    for 1500,1600,1700,1800
    - 2 eggs
    - Half an avocado
    - 1 slice of rye bread
    - Lemon, chilli flakes
    * Boil the eggs for seven minutes and cool them under the tap.
    * Crush the avocado with lemon and chilli.
    * Spread on the toasted rye and lay the halved eggs on top.
    > Swap the rye for oatcakes if wheat bloats you.
  `),
};
