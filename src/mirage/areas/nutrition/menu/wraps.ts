import { readDishes, type MenuSection } from './menuText';

export const wraps: MenuSection = {
  title: 'Wraps',
  recipes: readDishes(`
    Chicken hummus wrap
    405 33 40 12
    - 1 wholegrain wrap
    - 110 g chicken breast
    - 2 tablespoons hummus
    - 1 tomato, lettuce
    - Paprika
    * Fry the chicken in strips with paprika.
    * Spread the hummus, add leaves, tomato and chicken.
    * Roll it tightly and cut it across.

    Tuna lettuce wraps
    240 28 10 10
    - 4 large lettuce leaves
    - 1 tin of tuna in water
    - 2 tablespoons yoghurt
    - 2 tablespoons sweetcorn
    - Spring onion, chilli, lime
    * Stir the tuna with yoghurt, corn and lime.
    * Divide it between the leaves.
    * Scatter with spring onion and chilli.
    > Add a boiled egg if you are still hungry.

    Egg and rocket wrap
    360 20 32 17
    - 1 wholegrain wrap
    - 2 boiled eggs
    - 1 handful of rocket
    - 6 cherry tomatoes
    - 1 tablespoon quark with herbs
    * Spread the quark on the wrap.
    * Slice eggs and tomatoes and lay them out with the rocket.
    * Roll, cut and eat with radishes.
  `),
  plans: readDishes(`
    Paneer tikka roll
    430 22 41 20
    for 1500,1600,1700
    - 1 whole-wheat roti
    - 90 g paneer
    - Half a red pepper, half an onion
    - 2 tablespoons yoghurt, tikka spices
    - Mint raita
    * Turn paneer and vegetables in yoghurt and spices for twenty minutes.
    * Grill until the edges brown.
    * Fill the roti, add the raita and roll it up.

    Turkey and slaw wrap
    380 32 38 11
    for 1300,1400,1500
    - 1 spinach wrap
    - 110 g turkey breast
    - 100 g red cabbage, 1 carrot
    - 2 tablespoons yoghurt, lemon
    - 2 tablespoons pomegranate seeds
    * Shred cabbage and carrot, dress with yoghurt and lemon.
    * Fry the turkey in slices.
    * Fill the wrap, pomegranate last.
    > Make the slaw a day ahead: it only gets better.
  `),
};
