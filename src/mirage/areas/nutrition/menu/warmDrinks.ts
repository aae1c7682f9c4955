import { readDishes, type MenuSection } from './menuText';

export const warmDrinks: MenuSection = {
  title: 'Warm drinks',
  recipes: readDishes(`
    Spearmint tea
    5 0 1 0
    - 2 teaspoons dried spearmint
    - 250 ml water
    - Fresh mint
    * Pour boiling water over the mint.
    * Cover and wait for seven minutes.
    > Two cups a day for three months before you judge the effect on hair.

    Golden turmeric milk
    135 8 13 6
    - 250 ml milk
    - 1 teaspoon turmeric
    - Half a cinnamon stick, 2 slices of ginger
    - Black pepper
    * Warm the milk with the spices, do not boil it.
    * Draw for five minutes and strain.
    > An hour before bed.

    Ginger lemon tea
    15 0 4 0
    - 4 slices of ginger
    - Half a lemon
    - 300 ml water
    * Simmer the ginger for eight minutes.
    * Add the lemon to the cup, not to the pot.
  `),
  plans: readDishes(`
    Cinnamon cocoa
    125 9 13 5
    for 1400,1500,1600,1700
    - 250 ml milk or soya drink
    - 1 tablespoon cocoa without sugar
    - Half a teaspoon cinnamon
    * Stir cocoa and cinnamon with a little milk.
    * Warm with the rest and whisk.
    > In place of the evening chocolate.

    Chamomile and orange tea
    10 0 2 0
    for 1300,1400,1500,1600,1700,1800,1900,2000
    - 2 teaspoons chamomile
    - 1 slice of orange
    - 250 ml water
    * Pour hot water over the chamomile, six minutes.
    * Lay the orange in the cup.
    > Fits every day's sum.
  `),
};
