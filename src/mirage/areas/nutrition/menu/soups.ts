import { readDishes, type MenuSection } from './menuText';

export const soups: MenuSection = {
  title: 'Soups',
  recipes: readDishes(`
    Red lentil soup
    310 18 46 6
    - 80 g red lentils
    - 1 carrot, 1 onion
    - 400 ml vegetable stock
    - Cumin, turmeric, lemon
    - 1 tablespoon yoghurt
    * Sweat onion and carrot with the spices.
    * Add lentils and stock, simmer for eighteen minutes.
    * Blend half of it, finish with lemon and yoghurt.
    > Freezes well for three months.

    Roasted tomato soup
    220 7 26 10
    - 500 g tomatoes
    - 1 red onion, 3 cloves of garlic
    - 1 tablespoon olive oil
    - 200 ml stock
    - Basil, olives
    * Roast tomatoes, onion and garlic with the oil at 200 degrees for 30 minutes.
    * Blend with the stock.
    * Serve with basil and a few olives.

    Chicken and vegetable soup
    290 31 24 8
    - 130 g chicken thigh without skin
    - 2 carrots, 2 sticks of celery
    - 100 g peas
    - 600 ml water, bay leaf
    - Dill
    * Bring the chicken to the boil with bay leaf and celery, simmer 25 minutes.
    * Add carrots, then the peas.
    * Shred the chicken into the soup, finish with dill.

    Broccoli and pea soup
    245 15 25 9
    - 250 g broccoli
    - 120 g peas
    - 1 leek
    - 400 ml stock
    - 2 tablespoons yoghurt, mint
    * Soften the leek, add broccoli and stock.
    * After eight minutes add the peas for two more.
    * Blend until smooth, swirl in yoghurt and mint.
    > Broccoli helps the liver to clear used oestrogen.
  `),
  plans: readDishes(`
    Pumpkin ginger soup
    265 9 34 11
    for 1300,1400
    - 300 g pumpkin
    - 1 carrot, 1 onion
    - 20 g ginger
    - 80 ml light coconut milk
    - 1 tablespoon pumpkin seeds
    * Cook the vegetables with the ginger in 300 ml of water until soft.
    * Blend with the coconut milk.
    * Top with the seeds.
    > Evening meal for 1300 kcal; with a slice of rye bread for 1400.

    Barley and bean soup
    385 19 62 7
    for 1500,1600,1700,1800
    - 50 g pearl barley
    - 100 g white beans, 60 g kidney beans
    - 1 carrot, 1 stick of celery
    - 1 handful of kale
    - 200 g chopped tomatoes
    * Simmer the barley in 500 ml of stock for twenty minutes.
    * Add vegetables and tomatoes, ten minutes more.
    * Stir in beans and kale and warm through.
  `),
};
