import { readDishes, type MenuSection } from './menuText';

export const dips: MenuSection = {
  title: 'Dips and sticks',
  recipes: readDishes(`
    Hummus with carrots
    210 8 24 9
    - 100 g hummus
    - 2 carrots
    - Chickpeas and coriander to finish
    * Cut the carrots into sticks.
    * Spread the hummus, chickpeas and coriander on top.
    > Three spoons of hummus are a snack, six are a meal.

    Beetroot yoghurt dip
    155 9 17 5
    - 1 cooked beetroot
    - 120 g Greek yoghurt
    - 1 small clove of garlic, dill
    - Cucumber and celery
    * Grate or blend the beetroot with the yoghurt.
    * Season with garlic, salt and dill.
    * Serve with cucumber and celery sticks.

    White bean dip
    190 9 22 7
    - 150 g white beans
    - 2 teaspoons olive oil
    - Lemon, rosemary, 3 olives
    - Carrot and celery sticks
    * Blend beans, oil and lemon until smooth.
    * Stir in the chopped rosemary.
    * Serve with the olives and sticks.
  `),
  plans: readDishes(`
    Guacamole with cucumber
    195 4 13 16
    for 1500,1600,1700,1800
    - Half an avocado
    - 1 tomato
    - Lime, coriander, chilli
    - 1 cucumber
    * Mash the avocado with lime.
    * Fold in diced tomato, coriander and chilli.
    * Dip with thick slices of cucumber.

    Tzatziki with peppers
    140 11 15 4
    for 1300,1400,1500,1600
    - 150 g Greek yoghurt, 2 % fat
    - Half a cucumber, grated and pressed
    - Garlic, mint
    - 1 red, 1 yellow and half a green pepper
    * Stir yoghurt, cucumber, garlic and mint.
    * Cut the peppers into strips and dip.
    > Afternoon snack: eat it before the way home, not after.
  `),
};
