import { readDishes, type MenuSection } from './menuText';

export const puddings: MenuSection = {
  title: 'Puddings',
  recipes: readDishes(`
    Chocolate chia pudding
    260 9 26 14
    - 3 tablespoons chia seeds
    - 200 ml almond milk
    - 1 tablespoon cocoa without sugar
    - 1 date, chopped
    - 50 g raspberries
    * Stir chia, cocoa, date and milk, stir again after ten minutes.
    * Leave in the fridge for four hours.
    * Top with the raspberries.

    Coconut mango pudding
    245 6 31 11
    - 2 tablespoons chia seeds
    - 100 ml light coconut milk, 100 ml water
    - 120 g mango
    - Lime
    * Stir chia, coconut milk and water and chill overnight.
    * Blend the mango with lime.
    * Layer both in a glass.
    > For two, after a light dinner.

    Baked ricotta with cherries
    255 16 22 12
    - 150 g ricotta
    - 1 egg
    - 100 g cherries
    - 1 tablespoon flaked almonds
    - Vanilla, lemon zest
    * Whisk ricotta, egg, vanilla and zest.
    * Pour into a small dish, cherries on top.
    * Bake at 170 degrees for 30 minutes, almonds for the last ten.
  `),
  plans: readDishes(`
    Avocado cocoa mousse
    240 5 22 16
    for 1600,1700,1800
    - Half an avocado
    - 1 tablespoon cocoa without sugar
    - 2 dates
    - 80 g strawberries
    * Soak the dates in hot water for ten minutes.
    * Blend with avocado and cocoa until silky.
    * Chill, serve with the strawberries.

    Carrot and cardamom pudding
    215 8 27 9
    for 1500,1600,1700
    - 200 g carrots, grated
    - 250 ml milk
    - 1 date, 4 cardamom pods
    - 1 tablespoon pistachios and cashews
    * Simmer carrots, milk, date and cardamom for 30 minutes.
    * Stir until thick, nuts on top.
    > A gajar halwa for weekdays: no ghee, no sugar.
  `),
};
