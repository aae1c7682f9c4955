import { type Source } from './source';
import { DIET_PLANS, EXERCISES, HELP, SUPPLEMENTS } from './taken';

/** What the other sections take in. */
export const SECTIONS: Source[] = [
  {
    name: 'diet plans as texts',
    taken: DIET_PLANS,
    content: `Spinach eggs with feta
Breakfast › Eggs
315 kcal, 21 g protein, 12 g carbs, 20 g fat
Kcal options: ۱۳۰۰، 1400
Meal type: 3 meal

Ingredients
2 eggs

Steps
Wilt the spinach.

Oats with figs
Breakfast › Oats and porridge
280 kcal
Kcal options: 1500

Ingredients
50 g oats

Steps
Soak.`,
    records: [
      {
        fields: {
          title: 'Spinach eggs with feta',
          calories: '315',
          protein: '21',
          carbs: '12',
          fat: '20',
          kcal: '1300, 1400',
          mealType: '3 meal',
          ingredients: '2 eggs',
          cookingSteps: 'Wilt the spinach.',
        },
        place: ['Breakfast', 'Eggs'],
      },
      {
        fields: {
          title: 'Oats with figs',
          calories: '280',
          kcal: '1500',
          ingredients: '50 g oats',
          cookingSteps: 'Soak.',
        },
        place: ['Breakfast', 'Oats and porridge'],
      },
    ],
  },
  {
    name: 'a page with a recipe, as a diet plan.html',
    taken: DIET_PLANS,
    content: `<script type="application/ld+json">{"@type":"Recipe","name":"Upma","recipeIngredient":["Semolina"],
"recipeInstructions":["Roast.","Steam."],"nutrition":{"calories":"250 kcal"}}</script>`,
    records: [
      {
        fields: { title: 'Upma', calories: '250', ingredients: 'Semolina', cookingSteps: 'Roast.\nSteam.' },
        doubts: { ingredients: 'Ingredients without amounts' },
      },
    ],
  },
  {
    name: 'exercises, each a block with its head',
    taken: EXERCISES,
    content: `Glute bridge
Description: Lie on your back.
Lift the hips.

Plank
Description: On the elbows, for a minute.`,
    records: [
      { fields: { title: 'Glute bridge', description: 'Lie on your back.\nLift the hips.' } },
      { fields: { title: 'Plank', description: 'On the elbows, for a minute.' } },
    ],
  },
  {
    name: 'exercises in paragraphs with headings.md',
    taken: EXERCISES,
    content: `## Squat

Feet apart, back straight.

Ten times.

## Lunge

One step ahead.`,
    records: [
      {
        fields: { title: 'Squat', description: 'Feet apart, back straight.\nTen times.' },
        doubts: { description: 'Description without a heading' },
      },
      {
        fields: { title: 'Lunge', description: 'One step ahead.' },
        doubts: { description: 'Description without a heading' },
      },
    ],
  },
  {
    name: 'help in a table, with addresses.csv',
    taken: HELP,
    content: `Category,Title,Description,Video URL
First steps,Signing in,"Enter the code.
Then wait.",https://example.com/a.mp4
Payments,Paying,By card.,example.com/b.mp4`,
    records: [
      {
        fields: {
          title: 'Signing in',
          description: 'Enter the code.\nThen wait.',
          media: 'https://example.com/a.mp4',
        },
        place: ['First steps'],
      },
      { fields: { title: 'Paying', description: 'By card.', media: 'example.com/b.mp4' }, place: ['Payments'] },
    ],
  },
  {
    name: 'help as a text with an address among the lines',
    taken: HELP,
    content: `Title: Changing the plan
Category: Payments
Description: Open the profile.

Press Change.
Link: https://example.com/c`,
    records: [
      {
        fields: {
          title: 'Changing the plan',
          description: 'Open the profile.\nPress Change.',
          media: 'https://example.com/c',
        },
        place: ['Payments'],
      },
    ],
  },
  {
    name: 'supplements with headings in a page.html',
    taken: SUPPLEMENTS,
    content: `<body><h2>Magnesium</h2><p>Folder: Minerals</p><p>Dose: 300 mg</p><p>Description: In the evening.</p>
<h2>Vitamin B12</h2><p>Folder: Vitamins</p><p>Dose: 1 µg</p><p>Description: For those who eat no meat.</p></body>`,
    records: [
      {
        fields: { title: 'Magnesium', dosage: '300 mg', description: 'In the evening.' },
        place: ['Minerals'],
      },
      {
        fields: { title: 'Vitamin B12', dosage: '1 µg', description: 'For those who eat no meat.' },
        place: ['Vitamins'],
      },
    ],
  },
  {
    name: 'exercises of a program, with steps in lists.json',
    taken: EXERCISES,
    content: JSON.stringify({
      exercises: [
        {
          id: 7,
          name: 'Wall sit',
          level: 'easy',
          instructions: ['Lean on the wall.', 'Hold.'],
          video: 'https://example.org/w',
        },
        { id: 8, name: 'Calf raise', instructions: ['Rise on the toes.'] },
      ],
    }),
    records: [
      {
        fields: { title: 'Wall sit', description: 'Lean on the wall.\nHold.' },
        notUnderstood: ['id: 7', 'level: easy', 'video: https://example.org/w'],
      },
      { fields: { title: 'Calf raise', description: 'Rise on the toes.' }, notUnderstood: ['id: 8'] },
    ],
  },
  {
    name: 'diet plans by the day.csv',
    taken: DIET_PLANS,
    content: 'Diet plan;Calories;Breakfast\nLight week;1,300;Oats\n',
    records: [
      {
        fields: { title: 'Light week', calories: '1300' },
        doubts: { calories: 'Calories that can be read in two ways' },
        notUnderstood: ['Breakfast: Oats'],
      },
    ],
  },
  {
    name: 'help in answers.csv',
    taken: HELP,
    content: 'FAQ topic,Question,Answer\nApp,"Where, please, is it?","Below.\nScroll."\n',
    records: [
      { fields: { title: 'Where, please, is it?', description: 'Below.\nScroll.' }, notUnderstood: ['FAQ topic: App'] },
    ],
  },
  {
    name: 'help under headings, with one over them all.html',
    taken: HELP,
    content:
      '<title>Help</title><body><h1>Help</h1><h2>Signing in</h2><p>Enter the code.</p><h2>Signing out</h2><p>Press your name.</p></body>',
    records: [
      {
        fields: { title: 'Signing in', description: 'Enter the code.' },
        doubts: { description: 'Description without a heading' },
      },
      {
        fields: { title: 'Signing out', description: 'Press your name.' },
        doubts: { description: 'Description without a heading' },
      },
    ],
  },
];
