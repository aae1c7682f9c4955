import { readDishes, type MenuSection } from './menuText';

export const fish: MenuSection = {
  title: 'Fish',
  recipes: readDishes(`
    Salmon with greens
    450 36 30 20
    - 140 g salmon fillet
    - 50 g quinoa
    - 150 g asparagus
    - Dill, lemon
    - 1 teaspoon olive oil
    * Cook the quinoa.
    * Fry the salmon on its skin for five minutes, two on the other side.
    * Steam the asparagus and serve with dill and lemon.
    > Twice a week oily fish: the simplest omega-3.

    Baked cod with tomatoes
    320 37 18 11
    - 170 g cod
    - 250 g cherry tomatoes
    - 10 olives
    - 1 clove of garlic, basil
    - 1 tablespoon olive oil
    * Bake tomatoes, garlic and olives with the oil at 200 degrees for ten minutes.
    * Lay the cod in, bake for twelve minutes more.
    * Tear the basil over it.

    Prawn stir-fry
    395 32 46 9
    - 150 g prawns
    - 50 g wholegrain noodles
    - 1 red and 1 yellow pepper
    - 100 g green beans
    - Soy sauce, ginger, spring onion
    * Cook the noodles and rinse them.
    * Fry the vegetables hot and fast, then the prawns for two minutes.
    * Toss with noodles, soy sauce and ginger.
  `),
  plans: readDishes(`
    Trout with dill potatoes
    440 35 36 17
    for 1500,1600,1700
    - 150 g trout fillet
    - 180 g new potatoes
    - 150 g green beans
    - Dill, lemon
    - 1 teaspoon butter
    * Boil the potatoes in their skins and let them cool for ten minutes.
    * Steam the beans.
    * Fry the trout, turn the potatoes in butter and dill.
    > Cooled potatoes raise blood sugar less than hot ones.

    Fish tikka with salad
    335 38 16 13
    for 1300,1400,1500
    - 180 g firm white fish
    - 3 tablespoons yoghurt
    - Tikka spices, lemon
    - Red leaves, red onion
    - 2 tablespoons mint raita
    * Turn the fish in yoghurt and spices, wait for half an hour.
    * Grill on skewers for eight minutes.
    * Serve on the leaves with raita.
  `),
};
