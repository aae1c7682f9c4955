import { readDishes, type MenuSection } from './menuText';

export const fruitAndNuts: MenuSection = {
  title: 'Fruit and nuts',
  recipes: readDishes(`
    Apple with almond butter
    205 5 25 10
    - 1 apple
    - 1 tablespoon almond butter
    - Cinnamon
    * Cut the apple into wedges.
    * Dip into the almond butter stirred with cinnamon.

    Dates with walnuts
    190 3 30 8
    - 3 dates
    - 6 walnut halves
    - A pinch of sea salt
    * Open the dates and take the stones out.
    * Fill each with two walnut halves, a little salt on top.
    > Fruit sugar with fat and fibre: never dates alone.

    Berries and pistachios
    160 5 18 8
    - 100 g strawberries
    - 60 g blueberries
    - 1 tablespoon pistachios
    - Mint
    * Wash the berries and let them dry.
    * Scatter with the nuts and mint.
  `),
  plans: readDishes(`
    Pear with cashews
    195 4 29 8
    for 1400,1500,1600
    - 1 small pear
    - 15 g cashews
    * Slice the pear with its skin.
    * Eat it slowly with the nuts.

    Orange and pumpkin seeds
    165 6 20 7
    for 1300,1400,1500,1600,1700
    - 1 orange
    - 1 tablespoon pumpkin seeds
    - Mint, a little cinnamon
    * Peel and slice the orange.
    * Add seeds, mint and cinnamon.
    > Vitamin C here, iron in the seeds: they help each other.
  `),
};
