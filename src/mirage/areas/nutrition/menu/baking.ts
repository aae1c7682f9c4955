import { readDishes, type MenuSection } from './menuText';

export const baking: MenuSection = {
  title: 'Baking',
  recipes: readDishes(`
    Almond oat cookies
    125 4 14 6
    - 150 g rolled oats
    - 80 g ground almonds
    - 2 ripe bananas
    - 40 g dark chocolate, 85 %
    * Mash the bananas, knead with oats and almonds.
    * Fold in the chopped chocolate, form twelve cookies.
    * Bake at 180 degrees for fifteen minutes.
    > Figures are for one cookie.

    Carrot walnut muffins
    185 6 17 11
    - 150 g grated carrots
    - 120 g wholegrain spelt flour, 60 g ground almonds
    - 3 eggs, 60 ml olive oil
    - 50 g walnuts, cinnamon, baking powder
    - 2 tablespoons raisins
    * Whisk eggs and oil, stir in everything else.
    * Fill ten cases, walnuts on top.
    * Bake at 175 degrees for 22 minutes.
    > Figures are for one muffin. They freeze well.

    Cocoa date balls
    95 2 13 4
    - 150 g dates
    - 80 g almonds
    - 2 tablespoons cocoa without sugar
    - Coconut to roll them in
    * Blend dates, almonds and cocoa to a dough.
    * Form sixteen balls and roll them in coconut.
    * Chill for an hour.
  `),
  plans: readDishes(`
    Apple oat crumble
    255 6 36 10
    for 1700,1800,1900,2000
    - 2 apples
    - 60 g rolled oats
    - 30 g ground almonds
    - 1 tablespoon butter, cinnamon
    * Dice the apples into a dish.
    * Rub oats, almonds, butter and cinnamon together and scatter over.
    * Bake at 180 degrees for 25 minutes.
    > Two portions. With quark it replaces a breakfast.

    Banana bread slice
    190 7 24 8
    for 1600,1700,1800
    - 3 ripe bananas
    - 180 g wholegrain flour, 50 g walnuts
    - 2 eggs, 80 g yoghurt
    - Baking powder, cinnamon
    * Mash the bananas, stir in eggs and yoghurt.
    * Fold in flour, nuts and baking powder.
    * Bake at 175 degrees for 50 minutes, cut into ten slices.
    > One slice a day, before a walk.
  `),
};
