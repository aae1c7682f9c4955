import { readDishes, type MenuSection } from './menuText';

export const curries: MenuSection = {
  title: 'Curries',
  recipes: readDishes(`
    Chickpea spinach curry
    420 17 60 13
    - 180 g chickpeas
    - 150 g spinach
    - 200 g chopped tomatoes
    - 1 onion, garlic, ginger
    - Cumin, coriander seed, garam masala
    - 40 g basmati rice
    * Brown the onion slowly with garlic, ginger and spices.
    * Add tomatoes and chickpeas, simmer for fifteen minutes.
    * Fold in the spinach and serve with the rice.

    Coconut fish curry
    445 34 42 16
    - 160 g white fish
    - 100 ml light coconut milk
    - 100 g green beans
    - Turmeric, chilli, lime
    - 40 g basmati rice
    * Simmer beans and spices in the coconut milk for six minutes.
    * Add the fish in pieces, five minutes with the lid on.
    * Season with lime, serve with rice.
    > Take light coconut milk: 60 % less fat, the same taste.

    Chicken curry without cream
    440 39 44 12
    - 150 g chicken thigh without skin
    - 1 potato
    - 200 g chopped tomatoes, 3 tablespoons yoghurt
    - Onion, garlic, curry spices
    - 40 g brown rice
    * Fry onion, garlic and spices until they smell.
    * Add chicken, potato and tomatoes, cook for 25 minutes.
    * Take it off the heat and stir in the yoghurt.
  `),
  plans: readDishes(`
    Palak paneer with rice
    435 23 44 19
    for 1500,1600,1700
    - 250 g spinach
    - 80 g paneer
    - 1 onion, garlic, ginger, green chilli
    - 1 teaspoon ghee
    - 45 g basmati rice
    * Blanch the spinach and blend it.
    * Fry onion, garlic, ginger and chilli in the ghee.
    * Add spinach and paneer, simmer for ten minutes, serve with rice.
    > 1500 kcal: without rice, with a cucumber salad.

    Mixed daal with cauliflower
    360 20 52 8
    for 1300,1400,1500,1600
    - 40 g yellow and 40 g red lentils
    - 150 g cauliflower, 60 g peas
    - Turmeric, cumin seed, garlic
    - 1 teaspoon ghee
    - 30 g bulgur
    * Cook the lentils with turmeric until they fall apart.
    * Add cauliflower and peas for the last ten minutes.
    * Sizzle cumin and garlic in the ghee and pour it over.
  `),
};
