import { type Source } from './source';

const LISTS = `Ingredients
200 g carrots
1 cup oats
Method
Grate the carrots.
Bake it all for 20 minutes.`;

const FIELDS = {
  ingredients: '200 g carrots\n1 cup oats',
  directions: 'Grate the carrots.\nBake it all for 20 minutes.',
};

const GUESS = { title: 'Recipe name without a heading' };

/** Where the names of dishes stand on the pages that people copy. */
export const COPIED_TITLES: Source[] = [
  {
    name: 'the name in a sentence about the dish alone',
    content: `Description\nThese easy carrot oat squares are soft in the middle and keep for a week.\n${LISTS}`,
    records: [
      {
        fields: { ...FIELDS, title: 'Carrot oat squares' },
        doubts: GUESS,
        notUnderstood: ['These easy carrot oat squares are soft in the middle and keep for a week.'],
      },
    ],
  },
  {
    name: 'a sentence that names nothing of the ingredients names no dish',
    content: `Description\nThis lovely long weekend is made for baking.\n${LISTS}`,
    records: [{ fields: FIELDS, notUnderstood: ['This lovely long weekend is made for baking.'] }],
  },
  {
    name: 'the name in the head of the steps, in another language',
    content: `Ingredienti
200 g di ceci
1 uovo
Come fare le polpette di ceci
Frullare i ceci con l'uovo.
Cuocere le polpette in forno.`,
    records: [
      {
        fields: {
          title: 'Polpette di ceci',
          ingredients: '200 g di ceci\n1 uovo',
          directions: "Frullare i ceci con l'uovo.\nCuocere le polpette in forno.",
        },
        doubts: GUESS,
      },
    ],
  },
  {
    name: 'a name that goes on in the next line',
    content: `Baked Carrot Oat Bowl\nwith Lemon and Walnuts\n30 min\n${LISTS}`,
    records: [{ fields: { ...FIELDS, title: 'Baked Carrot Oat Bowl with Lemon and Walnuts', note: '30 min' } }],
  },
  {
    name: 'the shelf, and what a reader may do, in front of the name',
    content: `Food & Drinks\nGrated Carrot Oat Squares\nBaked in the oven: 20 min\nUnlock this recipe\n${LISTS}`,
    records: [
      {
        fields: { ...FIELDS, title: 'Grated Carrot Oat Squares' },
        notUnderstood: ['Food & Drinks', 'Baked in the oven: 20 min', 'Unlock this recipe'],
      },
    ],
  },
  {
    name: 'the name among the keywords alone',
    content: `${LISTS}\nNotes\nKeywords: carrot oat squares, snack`,
    records: [
      {
        fields: { ...FIELDS, title: 'Carrot oat squares', note: 'Keywords: carrot oat squares, snack' },
        doubts: GUESS,
      },
    ],
  },
  {
    name: 'the name in a note',
    content: `${LISTS}\nNotes\nHoney sweetens these carrot oat squares as well.`,
    records: [
      {
        fields: { ...FIELDS, title: 'Carrot oat squares', note: 'Honey sweetens these carrot oat squares as well.' },
        doubts: GUESS,
      },
    ],
  },
  {
    name: 'a name that begins as the word for how pages are filed does',
    content: `Pasta\nTagliatelle al limone\n${LISTS}`,
    records: [{ fields: { ...FIELDS, title: 'Tagliatelle al limone' }, notUnderstood: ['Pasta'] }],
  },
  {
    name: 'the name in front of the steps, below their head',
    content: `Ingredienti
200 g di ceci
1 uovo
Procedimento
Come fare le polpette di ceci
Frullare i ceci con l'uovo.`,
    records: [
      {
        fields: {
          title: 'Polpette di ceci',
          ingredients: '200 g di ceci\n1 uovo',
          directions: "Come fare le polpette di ceci\nFrullare i ceci con l'uovo.",
        },
        doubts: GUESS,
      },
    ],
  },
  {
    name: 'the name above the amounts alone, once',
    content: LISTS.replace('200 g', 'Winter Squares\n200 g'),
    records: [
      {
        fields: { ...FIELDS, title: 'Winter Squares', ingredients: `Winter Squares\n${FIELDS.ingredients}` },
        doubts: GUESS,
      },
    ],
  },
  {
    name: 'one of several parts of the ingredients is no name',
    content: LISTS.replace('200 g', 'Winter Topping\n200 g').replace('1 cup', 'Base\n1 cup'),
    records: [{ fields: { ...FIELDS, ingredients: 'Winter Topping\n200 g carrots\nBase\n1 cup oats' } }],
  },
  {
    name: 'the name by its capitals, in a note, before one that is shorter',
    content: `${LISTS}\nNotes\nKeep leftover Spiced Carrot Oat Squares in a tin. Carrot Oat Squares freeze well.`,
    records: [
      {
        fields: {
          ...FIELDS,
          title: 'Spiced Carrot Oat Squares',
          note: 'Keep leftover Spiced Carrot Oat Squares in a tin. Carrot Oat Squares freeze well.',
        },
        doubts: GUESS,
      },
    ],
  },
  {
    name: 'the name of a picture',
    content: `Soft Baked Bars image\n${LISTS}`,
    records: [
      { fields: { ...FIELDS, title: 'Soft Baked Bars' }, doubts: GUESS, notUnderstood: ['Soft Baked Bars image'] },
    ],
  },
  {
    name: 'the name on top, with a gap below it, in front of a line that has more words of the recipe',
    content: `Sunday Tray of Carrots

Oats

Carrots with oats that bake for you
${LISTS}`,
    records: [
      {
        fields: { ...FIELDS, title: 'Sunday Tray of Carrots' },
        notUnderstood: ['Oats', 'Carrots with oats that bake for you'],
      },
    ],
  },
  {
    name: 'what is needed is no name',
    content: `A soft carrot square with oats!
Things you'll need
${LISTS}`,
    records: [
      { fields: { ...FIELDS, title: 'A soft carrot square with oats!' }, notUnderstood: ["Things you'll need"] },
    ],
  },
  {
    name: 'a dish that a sentence calls a recipe shares no word with the ingredients',
    content: `Description\nThis no-fuss traybake recipe is soft in the middle.\n${LISTS}`,
    records: [
      {
        fields: { ...FIELDS, title: 'No-fuss traybake recipe' },
        doubts: GUESS,
        notUnderstood: ['This no-fuss traybake recipe is soft in the middle.'],
      },
    ],
  },
  {
    name: 'the name that a sentence begins with',
    content: `Description\nGrated carrot squares are a snack for the whole week.\n${LISTS}`,
    records: [
      {
        fields: { ...FIELDS, title: 'Grated carrot squares' },
        doubts: GUESS,
        notUnderstood: ['Grated carrot squares are a snack for the whole week.'],
      },
    ],
  },
];
