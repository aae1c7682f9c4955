import { type Source } from './source';
import { SUPPLEMENTS } from './taken';

/** Texts as they are pasted from mails, notes and documents. */
export const TEXTS: Source[] = [
  {
    name: 'heads on lines of their own',
    content: `Lemon chickpea soup
Lunch, soups · serves 2 · 295 kcal, 14 g protein, 38 g carbs, 9 g fat

Ingredients
1 tin chickpeas
1 leek, 1 carrot

Steps
Sweat leek and carrot for eight minutes.
Blend a third of it, finish with lemon and dill.
`,
    records: [
      {
        fields: {
          title: 'Lemon chickpea soup',
          calories: '295',
          protein: '14',
          carbs: '38',
          fat: '9',
          ingredients: '1 tin chickpeas\n1 leek, 1 carrot',
          directions: 'Sweat leek and carrot for eight minutes.\nBlend a third of it, finish with lemon and dill.',
          note: 'serves 2',
        },
        place: ['Lunch', 'Soups'],
      },
    ],
  },
  {
    name: 'short names of amounts, a line that says nothing known, numbered steps',
    content: `Turkey kofta bowl
465kcal 38 g prot. KH 44 F 15
GI low, good after training

Ingredients:
- 300 g minced turkey
- 1 small onion, grated

Method:
1. Knead turkey and onion.
2) Shape eight koftas, grill for ten minutes.`,
    records: [
      {
        fields: {
          title: 'Turkey kofta bowl',
          calories: '465',
          protein: '38',
          carbs: '44',
          fat: '15',
          ingredients: '300 g minced turkey\n1 small onion, grated',
          directions: 'Knead turkey and onion.\nShape eight koftas, grill for ten minutes.',
        },
        notUnderstood: ['GI low, good after training'],
      },
    ],
  },
  {
    name: 'three records, one after the other',
    content: `Red lentil soup
310 kcal

Ingredients
200 g red lentils

Directions
Boil.

Overnight oats with pear
Breakfast
280-320 kcal

Ingredients
50 g oats
1 pear

Directions
Soak overnight.

Carrot and ginger soup

Ingredients
4 carrots

Directions
Simmer and blend.`,
    records: [
      {
        fields: { title: 'Red lentil soup', calories: '310', ingredients: '200 g red lentils', directions: 'Boil.' },
      },
      {
        fields: {
          title: 'Overnight oats with pear',
          calories: '280–320',
          ingredients: '50 g oats\n1 pear',
          directions: 'Soak overnight.',
        },
        place: ['Breakfast'],
        doubts: { calories: 'Calories as a range' },
      },
      {
        fields: { title: 'Carrot and ginger soup', ingredients: '4 carrots', directions: 'Simmer and blend.' },
      },
    ],
  },
  {
    name: 'heads with their values beside them',
    content: `Title: Grilled paneer salad
Category: Lunch
Sub category: Salads
Calories: 410
Protein: 24 g
Carbs: 18g
Fat: 27.5 g
Ingredients: 200 g paneer; 1 cucumber; mint
Directions: Grill the paneer and toss it with the rest.
Note: Keeps for a day.`,
    records: [
      {
        fields: {
          title: 'Grilled paneer salad',
          calories: '410',
          protein: '24',
          carbs: '18',
          fat: '27.5',
          ingredients: '200 g paneer\n1 cucumber\nmint',
          directions: 'Grill the paneer and toss it with the rest.',
          note: 'Keeps for a day.',
        },
        place: ['Lunch', 'Salads'],
      },
    ],
  },
  {
    name: 'Markdown with two records.md',
    content: `# Poached eggs on spinach

**Breakfast / Eggs** · 2 servings

## Ingredients

* 4 eggs
* 200 g spinach

## Method

1. Wilt the spinach.
2. Poach the eggs.

### Notes

Serve at once.

# Bulgur bowl

Per serving: 390 kcal | Protein 14 g | Carbs 60 g | Fat 9 g

## Ingredients

* 120 g bulgur

## Method

Cook it.`,
    records: [
      {
        fields: {
          title: 'Poached eggs on spinach',
          ingredients: '4 eggs\n200 g spinach',
          directions: 'Wilt the spinach.\nPoach the eggs.',
          note: '2 servings\nServe at once.',
        },
        place: ['Breakfast', 'Eggs'],
      },
      {
        fields: {
          title: 'Bulgur bowl',
          calories: '390',
          protein: '14',
          carbs: '60',
          fat: '9',
          ingredients: '120 g bulgur',
          directions: 'Cook it.',
        },
      },
    ],
  },
  {
    name: 'rules between records, Windows line ends',
    content:
      'Dal\r\n\r\nYou will need\r\n1 cup lentils\r\n\r\nHow to make it\r\nBoil.\r\n\r\n-----\r\n\r\nRaita\r\n\r\nYou will need\r\n1 cup yoghurt\r\n\r\nHow to make it\r\nWhisk.',
    records: [
      { fields: { title: 'Dal', ingredients: '1 cup lentils', directions: 'Boil.' } },
      { fields: { title: 'Raita', ingredients: '1 cup yoghurt', directions: 'Whisk.' } },
    ],
  },
  {
    name: 'kilojoules beside kilocalories, a decimal comma',
    content: `Pancakes
Energy: 1.130 kJ / 270 kcal
Protein 12,5 g, carbohydrates 30 g, fat 9 g

Ingredients
2 eggs

Method
Fry.`,
    records: [
      {
        fields: {
          title: 'Pancakes',
          calories: '270',
          protein: '12.5',
          carbs: '30',
          fat: '9',
          ingredients: '2 eggs',
          directions: 'Fry.',
        },
      },
    ],
  },
  {
    name: 'kilojoules alone, a rough figure, a limit',
    content: `Crackers
1674 kJ, about 8 g protein, fat < 1 g

Ingredients
Flour

Method
Bake.`,
    records: [
      {
        fields: {
          title: 'Crackers',
          calories: '400',
          protein: '8',
          fat: '< 1',
          ingredients: 'Flour',
          directions: 'Bake.',
        },
        doubts: { calories: 'Calories from kJ', protein: 'Protein as a rough figure', fat: 'Fat as a limit' },
      },
    ],
  },
  {
    name: 'amounts for 100 g',
    content: `Granola
Per 100 g: 450 kcal, 10 g protein

Ingredients
Oats

Method
Toast.`,
    records: [
      {
        fields: { title: 'Granola', calories: '450', protein: '10', ingredients: 'Oats', directions: 'Toast.' },
        doubts: { calories: 'Calories for 100 g', protein: 'Protein for 100 g' },
      },
    ],
  },
  {
    name: 'amounts behind the title and after the steps, groups of ingredients',
    content: `Chicken wraps (520 kcal)

Ingredients (serves 4)
For the filling:
400 g chicken

For the sauce:
100 g yoghurt

Steps
Step 1: Fry the chicken.
Step 2: Stir the sauce.
P 40 g, C 45 g, F 14 g`,
    records: [
      {
        fields: {
          title: 'Chicken wraps',
          calories: '520',
          protein: '40',
          carbs: '45',
          fat: '14',
          ingredients: 'For the filling:\n400 g chicken\n\nFor the sauce:\n100 g yoghurt',
          directions: 'Fry the chicken.\nStir the sauce.',
          note: 'serves 4',
        },
      },
    ],
  },
  {
    name: 'no heads, but a list and sentences',
    content: `Fruit salad
2 apples
1 banana
150 g yoghurt
1. Chop the fruit.
2. Stir in the yoghurt.`,
    records: [
      {
        fields: {
          title: 'Fruit salad',
          ingredients: '2 apples\n1 banana\n150 g yoghurt',
          directions: 'Chop the fruit.\nStir in the yoghurt.',
        },
        doubts: { ingredients: 'Ingredients without a heading', directions: 'Cooking steps without a heading' },
      },
    ],
  },
  {
    name: 'no recipe at all',
    content: `Notes for the coach
Call Sana on Tuesday.
She likes soups.`,
    records: [
      {
        fields: { title: 'Notes for the coach' },
        notUnderstood: ['Call Sana on Tuesday.', 'She likes soups.'],
      },
    ],
  },
  {
    name: 'times, a place that is not here, a tip',
    content: `Baked cod with fennel
Category: Mains, fish
Prep: 10 min | Cook time: 25 minutes

INGREDIENTS
2 fillets of cod
1 fennel

PREPARATION
Bake at 180 °C for 25 minutes.

Tip: Dill instead of parsley.`,
    records: [
      {
        fields: {
          title: 'Baked cod with fennel',
          ingredients: '2 fillets of cod\n1 fennel',
          directions: 'Bake at 180 °C for 25 minutes.',
          note: 'Prep: 10 min\nCook time: 25 minutes\nDill instead of parsley.',
        },
        place: ['Mains, fish'],
      },
    ],
  },
  {
    name: 'German words',
    content: `Kürbissuppe
Nährwerte pro Portion: 210 kcal, Eiweiß 5 g, KH 20 g, Fett 12 g

Zutaten
1 Kürbis

Zubereitung
Kochen und pürieren.`,
    records: [
      {
        fields: {
          title: 'Kürbissuppe',
          calories: '210',
          protein: '5',
          carbs: '20',
          fat: '12',
          ingredients: '1 Kürbis',
          directions: 'Kochen und pürieren.',
        },
      },
    ],
  },
  {
    name: 'more figures than there are fields for',
    content: `Muesli
350 kcal, 12 g protein, 4 g fibre, 2 g saturated fat

Ingredients
Oats

Method
Mix.`,
    records: [
      {
        fields: { title: 'Muesli', calories: '350', protein: '12', ingredients: 'Oats', directions: 'Mix.' },
        notUnderstood: ['4 g fibre', '2 g saturated fat'],
      },
    ],
  },
  {
    name: 'two figures that do not agree',
    content: `Smoothie
200 kcal

Ingredients
1 banana

Method
Blend.
Nutrition: 240 kcal`,
    records: [
      {
        fields: { title: 'Smoothie', calories: '200', ingredients: '1 banana', directions: 'Blend.' },
        notUnderstood: ['240 kcal'],
      },
    ],
  },
  {
    name: 'bold heads with signs before them, blank lines everywhere',
    content: `🥗 Summer bowl

🛒 **Ingredients:**

☐ 1 melon

☐ 100 g feta

👩‍🍳 **Instructions:**

Cut the melon.

Crumble the feta.`,
    records: [
      {
        fields: {
          title: '🥗 Summer bowl',
          ingredients: '1 melon\n100 g feta',
          directions: 'Cut the melon.\nCrumble the feta.',
        },
      },
    ],
  },
  {
    name: 'notes between records, in a line and below their head',
    content: `Dal
Ingredients: lentils
Steps: Boil.
Note: Keeps for two days.

Raita
90 kcal

Ingredients
Yoghurt

Steps
Whisk.

Note
Serve cold.

Kheer
Ingredients
Rice
Steps
Simmer.`,
    records: [
      { fields: { title: 'Dal', ingredients: 'lentils', directions: 'Boil.', note: 'Keeps for two days.' } },
      {
        fields: { title: 'Raita', calories: '90', ingredients: 'Yoghurt', directions: 'Whisk.', note: 'Serve cold.' },
      },
      { fields: { title: 'Kheer', ingredients: 'Rice', directions: 'Simmer.' } },
    ],
  },
  {
    name: 'supplements in blocks',
    taken: SUPPLEMENTS,
    content: `Omega 3
Dosage: 1 capsule daily
Folder: Vitamins
Description: Supports the heart.
Link: https://example.com/omega

Title: Zinc
Folder: Minerals
Description: With a meal.`,
    records: [
      {
        fields: {
          title: 'Omega 3',
          dosage: '1 capsule daily',
          description: 'Supports the heart.',
          externalLink: 'https://example.com/omega',
        },
        place: ['Vitamins'],
      },
      { fields: { title: 'Zinc', description: 'With a meal.' }, place: ['Minerals'] },
    ],
  },
  {
    name: 'supplements without heads',
    taken: SUPPLEMENTS,
    content: `Vitamin D
1000 units with breakfast.

Iron
Not with tea.`,
    records: [
      {
        fields: { title: 'Vitamin D', description: '1000 units with breakfast.' },
        doubts: { description: 'Description without a heading' },
      },
      {
        fields: { title: 'Iron', description: 'Not with tea.' },
        doubts: { description: 'Description without a heading' },
      },
    ],
  },
];
