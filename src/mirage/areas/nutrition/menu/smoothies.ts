import { readDishes, type MenuSection } from './menuText';

export const smoothies: MenuSection = {
  title: 'Smoothies',
  recipes: readDishes(`
    Green spinach smoothie
    195 15 24 5
    - 2 handfuls of spinach
    - 1 kiwi
    - Half a banana
    - 150 g skyr
    - 150 ml water, lime
    * Blend spinach and water first.
    * Add the rest and blend for a minute.
    > Drink it with a meal, not between two.

    Blueberry kefir smoothie
    210 11 30 5
    - 250 ml kefir
    - 120 g blueberries
    - 1 tablespoon oat bran
    * Blend everything for a minute.
    * Leave for five minutes, so that the bran swells.

    Mango turmeric lassi
    220 12 31 6
    - 200 g plain yoghurt
    - 80 g mango
    - Half a teaspoon turmeric, black pepper
    - 100 ml cold water
    - 1 teaspoon pistachios
    * Blend all but the nuts.
    * Scatter with chopped pistachios.
    > Pepper is what makes the turmeric work.
  `),
  plans: readDishes(`
    Cocoa banana shake
    285 22 36 7
    for 1600,1700,1800,1900,2000
    - 250 ml milk
    - 1 small banana
    - 1 tablespoon cocoa without sugar
    - 100 g quark
    * Blend everything until frothy.
    * Drink within half an hour of training.

    Strawberry flax smoothie
    205 13 23 7
    for 1300,1400,1500
    - 150 g strawberries
    - 150 g skyr
    - 1 tablespoon ground flaxseed
    - 100 ml almond milk
    * Blend everything for a minute.
    * Wait for three minutes, so that the flax swells, and blend again.
    > Days 1 to 14 of the cycle; afterwards take sesame in place of flax.
  `),
};
