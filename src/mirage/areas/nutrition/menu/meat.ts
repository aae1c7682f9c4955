import { readDishes, type MenuSection } from './menuText';

export const meat: MenuSection = {
  title: 'Chicken and meat',
  recipes: readDishes(`
    Lemon herb chicken
    430 42 34 13
    - 160 g chicken breast
    - 50 g couscous
    - 200 g broccoli
    - 1 lemon, thyme, parsley
    - 1 tablespoon olive oil
    * Rub the chicken with oil, lemon zest and herbs.
    * Roast at 190 degrees for 22 minutes.
    * Soak the couscous, steam the broccoli, serve with the roasting juice.

    Beef and pepper stir-fry
    455 36 42 16
    - 130 g lean beef
    - 50 g brown rice
    - 1 red and 1 green pepper
    - 1 red onion
    - Soy sauce, garlic, 1 teaspoon oil
    * Cook the rice.
    * Sear the beef in strips, take it out.
    * Fry the vegetables, bring everything together with soy sauce.
    > Red meat once a week is enough and helps a low ferritin.

    Turkey meatballs in tomato sauce
    390 38 26 15
    - 160 g minced turkey
    - 2 tablespoons oats
    - 1 egg
    - 400 g chopped tomatoes
    - Garlic, basil, onion
    * Knead turkey, oats and egg, form twelve small balls.
    * Brown them on all sides.
    * Simmer in the tomatoes with garlic for fifteen minutes.
    * Finish with basil; good with courgette ribbons.
  `),
  plans: readDishes(`
    Tandoori chicken with raita
    375 43 16 15
    for 1300,1400,1500,1600
    - 170 g chicken breast
    - 4 tablespoons yoghurt
    - Tandoori spices, ginger, garlic
    - 1 onion, lime
    - 3 tablespoons cucumber raita
    * Marinate the chicken for at least two hours.
    * Bake at 220 degrees for 20 minutes.
    * Serve with onion rings, lime and raita.
    > From 1500 kcal on with one small roti.

    Chicken with roasted vegetables
    425 40 30 16
    for 1500,1600,1700,1800
    - 150 g chicken thigh without skin
    - 150 g pumpkin
    - 1 courgette
    - 1 tablespoon olive oil
    - Rosemary, basil
    * Cut the vegetables and toss them with oil and rosemary.
    * Roast with the chicken on one tray at 200 degrees for 35 minutes.
    * Rest for five minutes, then add the basil.
  `),
};
