import { type Source } from './source';
import { HELP, SUPPLEMENTS } from './taken';

/** Signs that nobody typed, and addresses that open nothing. */
export const ODD_SIGNS: Source[] = [
  {
    name: 'what controls devices and colours terminals.txt',
    content:
      'Peas\u0007 \u001B[1;32mSoup\u001B[0m\n\nIngredients\n200 g\u0000 peas\u007F\n1 \u009Bleek\n\nMethod\nBoil.\u0008',
    records: [{ fields: { title: 'Peas Soup', ingredients: '200 g peas\n1 leek', directions: 'Boil.' } }],
  },
  {
    name: 'halves of signs.json',
    content: '[{"name":"Rice \\ud83d pot 🍚","ingredients":["1 cup rice"],"directions":["Boil."]}]',
    records: [
      {
        fields: { title: 'Rice \uFFFD pot 🍚', ingredients: '1 cup rice', directions: 'Boil.' },
        doubts: { title: 'Recipe name with a sign that could not be read' },
      },
    ],
  },
  {
    name: 'pictures and numbers in boxes before lines',
    content: 'Egg cup\n\nIngredients\n1️⃣ 1 egg\n🥛 60 ml milk\n🧑🏽‍🌾 2 leaves of spinach\n\nMethod\n👉🏿 Whisk.\n🔥 Bake.',
    records: [
      {
        fields: {
          title: 'Egg cup',
          ingredients: '1 egg\n60 ml milk\n2 leaves of spinach',
          directions: 'Whisk.\nBake.',
        },
      },
    ],
  },
  {
    name: 'addresses that open nothing.csv',
    taken: SUPPLEMENTS,
    content:
      'Supplement,Daily dose,Benefits,Where to buy\nZinc,15 mg,Skin,JavaScript:void(0)\nIron,20 mg,Blood,example.org/iron\nOmega 3,1 capsule,Heart,ask the pharmacy\n',
    records: [
      {
        fields: { title: 'Zinc', dosage: '15 mg', description: 'Skin' },
        doubts: { externalLink: 'External link that is no web address' },
        notUnderstood: ['Where to buy: JavaScript:void(0)'],
      },
      { fields: { title: 'Iron', dosage: '20 mg', description: 'Blood', externalLink: 'example.org/iron' } },
      {
        fields: { title: 'Omega 3', dosage: '1 capsule', description: 'Heart' },
        doubts: { externalLink: 'External link that is no web address' },
        notUnderstood: ['Where to buy: ask the pharmacy'],
      },
    ],
  },
  {
    name: 'an address with a script in it, in a text',
    taken: HELP,
    content: 'Question: Where is my diary?\nAnswer: On the first screen.\nLink: data:text/html,<b>x</b>',
    records: [
      {
        fields: { title: 'Where is my diary?', description: 'On the first screen.' },
        doubts: { media: 'Video URL that is no web address' },
        notUnderstood: ['data:text/html,<b>x</b>'],
      },
    ],
  },
];
