import { type Source } from './source';

/** Texts whose amounts are odd, or whose heads are missing. */
export const AMOUNT_TEXTS: Source[] = [
  {
    name: 'amounts in a part of their own, how many it is for, lines that go on below',
    content: `Bean chilli

Ingredients for 4 people:
 - 2 tins of beans,
   rinsed and drained
 - 1 onion

Method (40 min)
 1. Fry the onion
    until it is soft.
 2. Add the beans.

Nutrition facts per serving
Kcal: 380 Protein: 20 Carbs: 52 Fat: 9

Lentil stew

Ingredients
Lentils

Method
Simmer.

Nutrition:
Calories: 300
Protein: 18 g`,
    records: [
      {
        fields: {
          title: 'Bean chilli',
          ingredients: '2 tins of beans, rinsed and drained\n1 onion',
          directions: 'Fry the onion until it is soft.\nAdd the beans.',
          calories: '380',
          protein: '20',
          carbs: '52',
          fat: '9',
          note: 'for 4 people\n40 min',
        },
      },
      {
        fields: {
          title: 'Lentil stew',
          ingredients: 'Lentils',
          directions: 'Simmer.',
          calories: '300',
          protein: '18',
        },
      },
    ],
  },
  {
    name: 'records without a name of their own are not mixed up',
    content: `Ingredients
1 leek

Method
Boil.

Ingredients
2 eggs

Method
Fry.`,
    records: [
      { fields: { ingredients: '1 leek', directions: 'Boil.' } },
      { fields: { ingredients: '2 eggs', directions: 'Fry.' } },
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
];
