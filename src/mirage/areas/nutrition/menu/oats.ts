import { readDishes, type MenuSection } from './menuText';

export const oats: MenuSection = {
  title: 'Oats and porridge',
  recipes: readDishes(`
    Berry overnight oats
    340 17 44 10
    - 50 g rolled oats
    - 150 g Greek yoghurt
    - 100 ml unsweetened almond milk
    - 1 tablespoon chia seeds
    - 100 g mixed berries, frozen is fine
    * Stir oats, yoghurt, milk and chia in a jar.
    * Layer with the berries and close the lid.
    * Leave in the fridge overnight, at least six hours.
    > Make three jars on Sunday: breakfast is done until Wednesday.

    Apple cinnamon porridge
    315 11 48 9
    - 45 g rolled oats
    - 250 ml milk or soya drink
    - 1 small apple, diced with its skin
    - 1 teaspoon cinnamon
    - 4 walnut halves
    * Simmer oats, milk, cinnamon and half of the apple for six minutes.
    * Rest for two minutes with the lid on.
    * Top with the other half of the apple and the walnuts.
    > Cinnamon makes up for sugar here; give it two weeks to get used to.

    Pumpkin spice oats
    325 14 43 11
    - 45 g rolled oats
    - 120 g pumpkin puree
    - 200 ml oat drink without sugar
    - Half a teaspoon each of ginger and cinnamon
    - 1 tablespoon pumpkin seeds
    - 1 tablespoon coconut flakes
    * Warm the puree with the spices for a minute.
    * Add oats and drink, cook until creamy.
    * Finish with the seeds and the coconut.
  `),
  plans: readDishes(`
    Savoury oats with egg
    370 20 38 15
    for 1400,1500,1600
    - 50 g rolled oats
    - 250 ml vegetable stock
    - 2 eggs
    - 80 g mushrooms
    - 2 spring onions
    * Cook the oats in the stock until soft.
    * Fry the mushrooms, then the eggs in the same pan.
    * Spoon everything into a bowl, spring onions last.
    > For mornings with a sweet tooth: eat this first, fruit afterwards.

    Chia and banana oats
    390 14 55 13
    for 1600,1700,1800,2000
    - 50 g rolled oats
    - 2 tablespoons chia seeds
    - 250 ml milk
    - Half a banana, barely ripe
    - 10 almonds
    * Soak oats and chia in the milk for at least an hour.
    * Slice the banana over it and add the almonds.
    > A barely ripe banana raises blood sugar more slowly.
  `),
};
