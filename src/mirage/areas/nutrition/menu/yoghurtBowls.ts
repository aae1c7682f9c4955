import { readDishes, type MenuSection } from './menuText';

export const yoghurtBowls: MenuSection = {
  title: 'Yoghurt bowls',
  recipes: readDishes(`
    Greek yoghurt with figs
    285 19 24 13
    - 200 g Greek yoghurt, 5 % fat
    - 2 fresh figs
    - 5 walnut halves
    - 1 tablespoon chopped pistachios
    - Cinnamon
    * Spread the yoghurt in a shallow bowl.
    * Quarter the figs and lay them on one side, the nuts on the other.
    * Dust with cinnamon.

    Kiwi and pumpkin seed bowl
    260 20 26 8
    - 200 g skyr
    - 2 kiwis
    - 1 tablespoon pumpkin seeds
    - 2 tablespoons rolled oats
    * Toast the oats and seeds in a dry pan for three minutes.
    * Slice the kiwis over the skyr.
    * Scatter the warm oats and seeds on top.
    > Two kiwis a day help a slow gut more than most powders.

    Cherry flax bowl
    295 18 29 12
    - 180 g plain yoghurt
    - 100 g cherries, pitted
    - 1 tablespoon ground flaxseed
    - 10 almonds, chopped
    * Crush a third of the cherries into the yoghurt.
    * Add the flaxseed and let it swell for five minutes.
    * Finish with the whole cherries and the almonds.
    > Flaxseed belongs in the first half of the cycle.

    Pomegranate skyr bowl
    245 21 25 6
    - 200 g skyr
    - Seeds of half a pomegranate
    - 1 tablespoon pistachios
    - A few mint leaves
    * Loosen the skyr with two spoons of water.
    * Add pomegranate and pistachios.
    * Tear the mint over it.
  `),
  plans: readDishes(`
    Mango and chia bowl
    310 13 41 11
    for 1400,1500,1600
    - 150 g plain yoghurt
    - 2 tablespoons chia seeds
    - 100 g mango
    - 1 tablespoon coconut flakes
    - Lime juice
    * Stir the chia into the yoghurt and wait for fifteen minutes.
    * Blend half of the mango with lime and pour it over.
    * Add the other half in cubes, then the coconut.

    Peach and walnut yoghurt
    300 20 25 14
    for 1300,1400,1500
    - 200 g Greek yoghurt
    - 1 peach
    - 50 g raspberries
    - 6 walnut halves
    - 1 tablespoon oat bran
    * Cut the peach in wedges.
    * Fold the bran into the yoghurt.
    * Lay fruit and nuts on top.
    > Tinned peaches only in juice, never in syrup.
  `),
};
