import { type Source } from './source';
import { SUPPLEMENTS } from './taken';

/** Texts with other languages, signs and sections. */
export const OTHER_TEXTS: Source[] = [
  {
    name: 'records with numbers before their names, a name that starts with one',
    content: `1. Lemon soup

What you need:
1 lemon

What to do:
1. Boil.

Chef's tip: add mint.

2. 7-layer dip

What you need:
Beans

What to do:
1. Layer it.`,
    records: [
      { fields: { title: 'Lemon soup', ingredients: '1 lemon', directions: 'Boil.', note: 'add mint.' } },
      { fields: { title: '7-layer dip', ingredients: 'Beans', directions: 'Layer it.' } },
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
        doubts: { calories: 'Calories beside another figure' },
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
  {
    name: 'a name that ends with a number, above its place',
    content: 'Meal 12\nLunch › Soups\n\nIngredients\n1 leek\n\nSteps\nBoil.',
    records: [{ fields: { title: 'Meal 12', ingredients: '1 leek', directions: 'Boil.' }, place: ['Lunch', 'Soups'] }],
  },
];
