import { type Source } from './source';

/** Texts whose amounts are odd, or whose heads are missing. */
export const AMOUNT_TEXTS: Source[] = [
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
