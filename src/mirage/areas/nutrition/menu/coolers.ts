import { readDishes, type MenuSection } from './menuText';

export const coolers: MenuSection = {
  title: 'Coolers',
  recipes: readDishes(`
    Cucumber mint water
    10 0 2 0
    - A quarter of a cucumber
    - 1 sprig of mint
    - 500 ml water, ice
    * Slice the cucumber thinly.
    * Leave in the water with the mint for an hour.
    > Fill the bottle in the evening.

    Pomegranate spritz
    55 1 13 0
    - 3 tablespoons pomegranate seeds
    - 300 ml sparkling water
    - Lime, ice
    * Crush half of the seeds in the glass.
    * Top up with ice, water and lime.

    Iced hibiscus tea
    20 0 5 0
    - 1 tablespoon hibiscus flowers
    - 500 ml water
    - 2 slices of orange, ice
    * Let the flowers draw for ten minutes.
    * Cool and serve over ice with the orange.
    > Not in pregnancy.
  `),
  plans: readDishes(`
    Lemon chia water
    45 2 4 2
    for 1300,1400,1500,1600
    - 2 teaspoons chia seeds
    - 300 ml water
    - Half a lemon, mint
    * Stir the chia into the water and wait for fifteen minutes.
    * Stir again, add lemon and mint.
    > Half an hour before lunch.

    Watermelon lime cooler
    75 1 18 0
    for 1600,1700,1800,1900,2000
    - 150 g watermelon
    - 1 lime
    - 150 ml sparkling water, ice
    * Blend the watermelon with lime juice.
    * Pour over ice and top up with water.
  `),
};
