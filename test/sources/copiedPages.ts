import { type Source } from './source';

/** What people copy from the pages of recipes, with what the pages have around these. */
export const COPIED_PAGES: Source[] = [
  {
    name: 'a card with signs to tick, scales, units, equipment, votes, and ingredients again under the steps',
    content: `Print
Pin
4.9 from 27 votes
Test Lentil and Spinach Bowl
By Test Cook
A warm bowl for weeknights that keeps well.
Prep Time
10 minutes mins
Cook Time
25 minutes mins
Course: Dinner
Cuisine: Test
Servings: 4
Calories: 312kcal
Equipment
Large pot
Sieve
Ingredients
US Customary
Metric
1x
2x
3x
For the bowl
▢
1 cup red lentils
▢
2 cups spinach (chopped)
▢
½ teaspoon turmeric
For the top
▢
2 tablespoons yoghurt
▢
salt to taste
Instructions
1
Rinse the lentils and cook them in 3 cups of water until soft.
1 cup red lentils
2
Stir in spinach and turmeric and simmer for 5 minutes.
2 cups spinach,½ teaspoon turmeric
3
Serve with yoghurt and salt.
Cook Mode
Prevent your screen from going dark
Video
Notes
Keeps for two days in the fridge.
Nutrition
Calories: 312kcal | Carbohydrates: 45g | Protein: 18g | Fat: 6g | Saturated Fat: 1g | Sugar: 4g
Did you make this recipe?
Tag @testcook and leave a rating below.
Save Recipe
Share`,
    records: [
      {
        fields: {
          title: 'Test Lentil and Spinach Bowl',
          calories: '312',
          protein: '18',
          carbs: '45',
          fat: '6',
          ingredients:
            'For the bowl\n1 cup red lentils\n2 cups spinach (chopped)\n½ teaspoon turmeric\nFor the top\n2 tablespoons yoghurt\nsalt to taste',
          directions:
            'Rinse the lentils and cook them in 3 cups of water until soft.\nStir in spinach and turmeric and simmer for 5 minutes.\nServe with yoghurt and salt.',
          note: 'Prep Time: 10 minutes\nCook Time: 25 minutes\nServings: 4\nKeeps for two days in the fridge.',
        },
        place: ['Dinner'],
        notUnderstood: ['A warm bowl for weeknights that keeps well.'],
      },
    ],
  },
  {
    name: 'heads by other words, a path of links, numbered heads of steps, what stands below',
    content: `Home / Recipes / Snacks
Test Carrot Oat Bites
RECIPE BY: Test Cook
Jump to Recipe
Yield: makes 12
Scale 1x2x3x
What You'll Need
• 100g oats
• 1 medium carrot, grated
Egg wash
• 1 egg
How to Make Carrot Oat Bites
Step 1: Mix everything

Stir oats and carrot together in a bowl.

Step 2

Shape 12 bites, brush with egg and bake for 15 minutes at 180°C.

Enjoy!
You may also like
Test Beet Dip
Test Pumpkin Loaf
5 Comments
Test Reader says: I used 2 eggs. Bake it for 20 minutes.
Privacy Policy | Terms`,
    records: [
      {
        fields: {
          title: 'Test Carrot Oat Bites',
          ingredients: '100g oats\n1 medium carrot, grated\nEgg wash\n1 egg',
          directions:
            'Mix everything\nStir oats and carrot together in a bowl.\nShape 12 bites, brush with egg and bake for 15 minutes at 180°C.\nEnjoy!',
          note: 'Yield: makes 12',
        },
      },
    ],
  },
  {
    name: 'no heads at all, with blank lines between the steps',
    content: `Test Yoghurt Flatbread

2 cups flour
1 cup plain yoghurt
1 ½ teaspoons baking powder
a pinch of salt

Mix all of it to a soft dough and let it rest for 20 minutes.

Divide into 6 pieces, roll each out thin.

Bake in a hot dry pan, 2 minutes a side.`,
    records: [
      {
        fields: {
          title: 'Test Yoghurt Flatbread',
          ingredients: '2 cups flour\n1 cup plain yoghurt\n1 ½ teaspoons baking powder\na pinch of salt',
          directions:
            'Mix all of it to a soft dough and let it rest for 20 minutes.\nDivide into 6 pieces, roll each out thin.\nBake in a hot dry pan, 2 minutes a side.',
        },
        doubts: { ingredients: 'Ingredients without a heading', directions: 'Cooking steps without a heading' },
      },
    ],
  },
  {
    name: 'a title between the author and the votes, in capitals, and a trail of short links',
    content: `Startseite
Rezepte
Suppen
KÜRBISSUPPE MIT INGWER
von Eva Muster
4,6 (38 Bewertungen)
Drucken
Teilen
Zubereitungszeit
35 Min.
Zutaten für 4 Portionen
1 Hokkaido-Kürbis
2 cm Ingwer
200 ml Kokosmilch
So wird's gemacht
Schritt 1
Kürbis und Ingwer in Würfel schneiden und anbraten.
Schritt 2
Mit Wasser bedecken, weich kochen und die Kürbissuppe mit Kokosmilch pürieren.
Ähnliche Rezepte
Linsensuppe
12 Kommentare`,
    records: [
      {
        fields: {
          title: 'KÜRBISSUPPE MIT INGWER',
          ingredients: '1 Hokkaido-Kürbis\n2 cm Ingwer\n200 ml Kokosmilch',
          directions:
            'Kürbis und Ingwer in Würfel schneiden und anbraten.\nMit Wasser bedecken, weich kochen und die Kürbissuppe mit Kokosmilch pürieren.',
          note: 'Zubereitungszeit: 35 Min.\nfür 4 Portionen',
        },
        notUnderstood: ['Suppen'],
      },
    ],
  },
  {
    name: 'two cards in one text: what stands below the first is not read, the second is',
    content: `Beet Dip
Ingredients
2 beets
100 g yoghurt
Instructions
Roast the beets until soft.
Blend them with yoghurt.
Did you make this recipe?
Leave a comment
More recipes you will like
Pumpkin Loaf
3 Comments

Garlic Sauce
Ingredients
3 cloves of garlic
100 ml oil
Instructions
Blend all of it for a minute.
Related recipes
Aioli`,
    records: [
      {
        fields: {
          title: 'Beet Dip',
          ingredients: '2 beets\n100 g yoghurt',
          directions: 'Roast the beets until soft.\nBlend them with yoghurt.',
        },
      },
      {
        fields: {
          title: 'Garlic Sauce',
          ingredients: '3 cloves of garlic\n100 ml oil',
          directions: 'Blend all of it for a minute.',
        },
      },
    ],
  },
  {
    name: 'amounts on lines of their own, in front of what they are of',
    content: `Kanelbullar
Ingredienser
200
g
mjöl
½ dl
socker
1
ägg
Gör så här
Blanda allt och grädda i 15 minuter.`,
    records: [
      {
        fields: {
          title: 'Kanelbullar',
          ingredients: '200 g mjöl\n½ dl socker\n1 ägg',
          directions: 'Blanda allt och grädda i 15 minuter.',
        },
      },
    ],
  },
  {
    name: 'amounts on lines of their own, below what they are of',
    content: `Courgette salad
Ingredients
Courgettes
2, sliced
Pine nuts
30 g
Olive oil
2 tbsp
Method
Grill the courgettes and toss them with the rest.`,
    records: [
      {
        fields: {
          title: 'Courgette salad',
          ingredients: 'Courgettes\n2, sliced\nPine nuts 30 g\nOlive oil 2 tbsp',
          directions: 'Grill the courgettes and toss them with the rest.',
        },
      },
    ],
  },
  {
    name: 'ingredients that were glued together, safe to part and not',
    content: `Test Tomato Rice
Ingredients
1 cup rice2 tomatoes, chopped½ onion, sliced1 tablespoon oil
2 tbsp vitamin powder with B12 and zinc99
Method
Fry the onion in oil. Add tomatoes and rice, cover with 2 cups of water, and cook for 15 minutes.`,
    records: [
      {
        fields: {
          title: 'Test Tomato Rice',
          ingredients:
            '1 cup rice\n2 tomatoes, chopped\n½ onion, sliced\n1 tablespoon oil\n2 tbsp vitamin powder with B12 and zinc99',
          directions:
            'Fry the onion in oil. Add tomatoes and rice, cover with 2 cups of water, and cook for 15 minutes.',
        },
        doubts: { ingredients: 'Ingredients without gaps between them' },
      },
    ],
  },
  {
    name: 'a list without a single amount',
    content: `Green bowl
Ingredients
Spinach
Avocado
Yoghurt
Method
Toss it all.`,
    records: [
      {
        fields: { title: 'Green bowl', ingredients: 'Spinach\nAvocado\nYoghurt', directions: 'Toss it all.' },
        doubts: { ingredients: 'Ingredients without amounts' },
      },
    ],
  },
  {
    name: 'a list that says an amount once, beside four lines without any',
    content: `Green bowl
Ingredients
Spinach
Avocado
Yoghurt
Mint
2 limes
Method
Toss it all.`,
    records: [
      {
        fields: {
          title: 'Green bowl',
          ingredients: 'Spinach\nAvocado\nYoghurt\nMint\n2 limes',
          directions: 'Toss it all.',
        },
        doubts: { ingredients: 'Ingredients without amounts' },
      },
    ],
  },
  {
    name: 'ingredients under a head that is not known, beside a list of what one has',
    content: `Test Mushroom Pasta
In your bag
200 g mushrooms
150 g linguine
30 g parmesan
1 lemon
What you'll need
2 tbsp oil
Salt
Method
Boil the linguine for 10 minutes.
Fry the mushrooms in the oil.`,
    records: [
      {
        fields: {
          title: 'Test Mushroom Pasta',
          ingredients: '2 tbsp oil\nSalt',
          directions: 'Boil the linguine for 10 minutes.\nFry the mushrooms in the oil.',
        },
        doubts: { ingredients: 'Ingredients without all that are named' },
        notUnderstood: ['In your bag', '200 g mushrooms', '150 g linguine', '30 g parmesan', '1 lemon'],
      },
    ],
  },
  {
    name: 'exchanges of a diet below the figures of a label',
    content: `Test Chicken Pan
Ingredients
500 g chicken
200 ml cream
Instructions
Fry the chicken for 10 minutes. Add the cream.
Nutrition
Calories
522
Calories from Fat
67%
Total Fat
39g
Saturated Fat
19g
Total Carbohydrate
9g
Protein
33g
Dietary exchanges
Fat
7
Vegetable
1`,
    records: [
      {
        fields: {
          title: 'Test Chicken Pan',
          ingredients: '500 g chicken\n200 ml cream',
          directions: 'Fry the chicken for 10 minutes. Add the cream.',
          calories: '522',
          protein: '33',
          carbs: '9',
          fat: '39',
        },
        notUnderstood: ['Calories from Fat: 67%', 'Saturated Fat: 19g'],
      },
    ],
  },
  {
    name: 'ingredients in one line, with wide gaps between them',
    content: `Test Tomato Rice
Ingredients
1 cup rice  2 tomatoes, chopped   ½ onion  pinch of salt
Method
Cook it all for 15 minutes.`,
    records: [
      {
        fields: {
          title: 'Test Tomato Rice',
          ingredients: '1 cup rice\n2 tomatoes, chopped\n½ onion\npinch of salt',
          directions: 'Cook it all for 15 minutes.',
        },
        doubts: { ingredients: 'Ingredients without gaps between them' },
      },
    ],
  },
  {
    name: 'nothing that may be a title',
    content: `Print
Ingredients
2 eggs
1 tbsp butter
Directions
Scramble the eggs in butter.`,
    records: [{ fields: { ingredients: '2 eggs\n1 tbsp butter', directions: 'Scramble the eggs in butter.' } }],
  },
  {
    name: 'a page in Urdu, with its buttons',
    content: `پرنٹ کریں
شیئر کریں
پالک دال
اجزاء
۱ کپ دال
۲ کپ پالک
ترکیب
دال کو نرم ہونے تک پکائیں۔
پالک ڈال کر پانچ منٹ پکائیں۔
تبصرے
بہت اچھی دال`,
    records: [
      {
        fields: {
          title: 'پالک دال',
          ingredients: '۱ کپ دال\n۲ کپ پالک',
          directions: 'دال کو نرم ہونے تک پکائیں۔\nپالک ڈال کر پانچ منٹ پکائیں۔',
        },
      },
    ],
  },
];

/** Pages that give figures on lines of their own, in front of their words or below them. */
export const BADGES: Source[] = [
  {
    name: 'figures in front of their words, a count of ingredients',
    content: `Test Chickpea Salad
15 m
Prep time
0 m
Cook time
350
Calories
4
Ingredients
Nutrition
350
Calories
12g
Protein
38g
Carbs
20g
Fat
Ingredients
1 can chickpeas, drained
1 cucumber, diced
2 tbsp olive oil
Method
Mix everything and season to taste.`,
    records: [
      {
        fields: {
          title: 'Test Chickpea Salad',
          calories: '350',
          protein: '12',
          carbs: '38',
          fat: '20',
          ingredients: '1 can chickpeas, drained\n1 cucumber, diced\n2 tbsp olive oil',
          directions: 'Mix everything and season to taste.',
          note: 'Prep time: 15 m\nCook time: 0 m',
        },
      },
    ],
  },
  {
    name: 'figures below their words, in several lines',
    content: `Lentil stew
Servings
6
servings
Cooking time
1
hour
 hr
30
minutes
Calories
300
kcal
Ingredients
200 g lentils
1 onion
Directions
Simmer it all until soft.`,
    records: [
      {
        fields: {
          title: 'Lentil stew',
          calories: '300',
          ingredients: '200 g lentils\n1 onion',
          directions: 'Simmer it all until soft.',
          note: 'Servings: 6 servings\nCooking time: 1 hour 30 minutes',
        },
      },
    ],
  },
  {
    name: 'figures that could be of the word before or of the one after: none is taken',
    content: `Oat cup
4
Calories
350
Fat
20
Ingredients
50 g oats
1 banana
Method
Mix them in a cup.`,
    records: [
      {
        fields: { title: 'Oat cup', ingredients: '50 g oats\n1 banana', directions: 'Mix them in a cup.' },
        notUnderstood: ['4 / Calories / 350 / Fat / 20'],
      },
    ],
  },
];
