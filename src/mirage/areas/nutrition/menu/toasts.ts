import { readDishes, type MenuSection } from './menuText';

export const toasts: MenuSection = {
  title: 'Pancakes and toast',
  recipes: readDishes(`
    Oat and banana pancakes
    345 17 45 11
    - 60 g rolled oats
    - 1 small banana
    - 2 eggs
    - Half a teaspoon baking powder
    - 50 g blueberries
    * Blend oats, banana, eggs and baking powder until smooth.
    * Bake six small pancakes in a coated pan, two minutes on each side.
    * Serve with the blueberries instead of syrup.
    > The batter keeps for a day in the fridge.

    Avocado rye toast
    330 11 33 18
    - 2 slices of dense rye bread
    - Half an avocado
    - 4 radishes
    - 1 tablespoon pumpkin seeds
    - Lemon juice
    * Toast the bread well.
    * Mash the avocado with lemon, salt and pepper and spread it.
    * Top with sliced radishes and the seeds.

    Cottage cheese toast with tomato
    285 22 31 8
    - 2 slices of wholegrain bread
    - 150 g cottage cheese
    - 6 cherry tomatoes
    - 1 spring onion
    - Basil
    * Toast the bread and heap the cottage cheese on it.
    * Halve the tomatoes, slice the onion and lay both on top.
    * Season with pepper and torn basil.
    > 22 g of protein before nine: your cravings at four will thank you.
  `),
  plans: readDishes(`
    Chickpea flour pancake
    320 16 38 11
    for 1300,1400,1500,1600
    - 60 g chickpea flour
    - 120 ml water
    - 1 handful of spinach
    - Half an onion, 6 cherry tomatoes
    - 1 green chilli, coriander
    - 2 teaspoons oil
    * Whisk flour and water with turmeric and salt, rest ten minutes.
    * Stir in the chopped vegetables.
    * Bake in the oil, four minutes on each side.
    > With a spoon of plain yoghurt it makes a full breakfast.

    Smoked salmon rye toast
    360 26 30 15
    for 1500,1600,1700
    - 2 slices of rye bread
    - 80 g smoked salmon
    - 2 tablespoons quark
    - Red onion, dill, lemon
    * Spread the quark on the toasted bread.
    * Lay the salmon on it, onion rings and dill last.
    * Squeeze the lemon over everything.
    > Not in pregnancy: take an egg instead of the smoked fish.
  `),
};
