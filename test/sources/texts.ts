import { type Source } from './source';

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
];
