import { readDishes, type MenuSection } from './menuText';

export const vegetarian: MenuSection = {
  title: 'Beans and vegetables',
  recipes: readDishes(`
    Stuffed red peppers
    380 18 52 12
    - 2 red peppers
    - 50 g quinoa
    - 100 g black beans
    - 2 tablespoons sweetcorn, 30 g feta
    - Cumin, lime
    * Cook the quinoa and mix it with beans, corn and cumin.
    * Fill the halved peppers, feta on top.
    * Bake at 190 degrees for 25 minutes.

    Roasted aubergine with tahini
    365 13 34 21
    - 1 large aubergine
    - 100 g chickpeas
    - 1 tablespoon tahini, 2 tablespoons yoghurt
    - Pomegranate seeds, mint
    - 2 teaspoons olive oil
    * Halve and score the aubergine, brush with oil, roast for 35 minutes.
    * Roast the chickpeas beside it for the last fifteen.
    * Pour over tahini stirred with yoghurt, finish with pomegranate.

    Cauliflower steak with lentils
    340 19 40 13
    - 1 thick slice of cauliflower, 300 g
    - 120 g cooked green lentils
    - 60 g kale
    - 1 tablespoon olive oil, turmeric
    - Pomegranate seeds
    * Brush the cauliflower with oil and turmeric, roast 30 minutes.
    * Warm the lentils with the kale.
    * Serve the steak on the lentils.
    > Also good cold in a lunch box.
  `),
  plans: readDishes(`
    Tofu and broccoli stir-fry
    390 25 42 14
    for 1400,1500,1600
    - 160 g firm tofu
    - 50 g soba noodles
    - 150 g broccoli, 1 carrot
    - Soy sauce, garlic, chilli
    - 1 teaspoon sesame oil
    * Fry the tofu golden.
    * Stir-fry carrot and broccoli for five minutes.
    * Add noodles, garlic and soy sauce, chilli to taste.

    Kidney bean chilli
    430 27 58 11
    for 1600,1700,1800,1900
    - 150 g kidney beans
    - 80 g lean mince or soya mince
    - 400 g chopped tomatoes
    - 3 tablespoons sweetcorn
    - 40 g brown rice, a few slices of avocado
    * Brown the mince with onion and cumin.
    * Add tomatoes and beans, simmer for 25 minutes.
    * Stir in the corn, serve with rice and avocado.
    > Cook the double amount: day two is the better one.
  `),
};
