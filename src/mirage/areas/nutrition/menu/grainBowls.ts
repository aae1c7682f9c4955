import { readDishes, type MenuSection } from './menuText';

export const grainBowls: MenuSection = {
  title: 'Grain bowls',
  recipes: readDishes(`
    Chicken quinoa bowl
    460 38 44 14
    - 60 g quinoa
    - 130 g chicken breast
    - 1 carrot, half a cucumber, 8 cherry tomatoes
    - A quarter of an avocado
    - Lemon, 1 teaspoon olive oil
    * Rinse the quinoa and cook it for fifteen minutes.
    * Grill the chicken with pepper and lemon, then slice it.
    * Arrange everything side by side, oil and lemon over it.
    > Packs well: keep the avocado whole until lunch.

    Falafel bulgur bowl
    480 18 66 16
    - 60 g bulgur
    - 4 baked falafel
    - 2 tablespoons hummus
    - 2 tomatoes, 1 handful of red leaves
    - Parsley
    * Pour boiling water over the bulgur and wait ten minutes.
    * Warm the falafel in the oven.
    * Fill the bowl, hummus in the middle, parsley on top.

    Sweet potato and black bean bowl
    470 16 74 12
    - 1 small sweet potato
    - 120 g cooked black beans
    - 50 g brown rice
    - 3 tablespoons sweetcorn, 1 handful of kale
    - A quarter of an avocado, lime
    * Roast the diced sweet potato at 200 degrees for 25 minutes.
    * Cook the rice; warm beans and corn together with cumin.
    * Rub the kale with lime juice and salt until it is soft.
    * Bring all of it together in a bowl.
    > Cold leftovers of rice have fewer fast carbohydrates.

    Salmon and edamame bowl
    495 34 46 18
    - 120 g salmon, in cubes
    - 60 g sushi rice
    - 80 g edamame
    - Half a cucumber, 1 carrot, 4 radishes
    - 1 tablespoon soy sauce, ginger, sesame
    * Cook the rice and let it cool a little.
    * Sear the salmon for three minutes in total.
    * Lay out vegetables and fish over the rice.
    * Stir soy sauce and ginger and drizzle it over.
  `),
  plans: readDishes(`
    Tofu brown rice bowl
    440 24 54 14
    for 1500,1600,1700
    - 60 g brown rice
    - 150 g firm tofu
    - 100 g broccoli
    - Half a red pepper, 80 g mushrooms
    - 1 tablespoon soy sauce, 1 teaspoon sesame oil
    * Press the tofu dry, cut it and fry it on all sides.
    * Steam the broccoli for four minutes.
    * Fry pepper and mushrooms, add the soy sauce.
    * Serve over the rice with the sesame oil.
    > 1500 kcal: 45 g of rice. 1700 kcal: 75 g.

    Turkey burrito bowl
    475 36 50 14
    for 1600,1700,1800
    - 130 g minced turkey
    - 50 g basmati rice
    - 100 g kidney beans
    - 2 tomatoes
    - 3 tablespoons guacamole
    - Cumin, smoked paprika, lime
    * Brown the turkey with the spices.
    * Add the beans and two spoons of water, simmer five minutes.
    * Serve over rice with tomatoes, guacamole and lime.
  `),
};
