import { type Source } from './source';

const DIP = { title: 'Dip', ingredients: '1 cup dahi', directions: 'Whisk.' };
const FIGURES = { calories: '90', protein: '6', carbs: '8', fat: '3' };

/** Tables in which a figure stands twice, once in a better way. */
export const BETTER_COLUMNS: Source[] = [
  {
    name: 'kilojoules beside kilocalories.csv',
    content: 'Title,kJ,kcal,Ingredients,Method\nDip,377,90,1 cup dahi,Whisk.\n',
    notes: ['“kJ” is only taken where a row has no better figure.'],
    records: [{ fields: { ...DIP, calories: '90' } }],
  },
  {
    name: 'for 100 g behind a slash, after the serving.csv',
    content:
      'Title,kcal/serving,kcal/100g,Protein/serving,Protein/100g,Carbs/serving,Carbs/100g,Fat/serving,Fat/100g,Ingredients,Method\nDip,90,60,6,4,8,5.3,3,2,1 cup dahi,Whisk.\n',
    notes: [
      '“kcal/100g”, “Protein/100g”, “Carbs/100g” and “Fat/100g” are only taken where a row has no better figure.',
    ],
    records: [{ fields: { ...DIP, ...FIGURES } }],
  },
  {
    name: 'two rows of heads, for 100 g and for a serving.csv',
    content:
      'Recipe,Per 100 g,,,,Per serving,,,,Ingredients,Method\n,Energy (kcal),Protein,Carbs,Fat,Energy (kcal),Protein,Carbs,Fat,,\nDip,60,4,5.3,2,90,6,8,3,1 cup dahi,Whisk.\n',
    notes: [
      '“Per 100 g Energy (kcal)”, “Per 100 g Protein”, “Per 100 g Carbs” and “Per 100 g Fat” are only taken where a row has no better figure.',
    ],
    records: [{ fields: { ...DIP, ...FIGURES } }],
  },
  {
    name: 'a row without the better figure.csv',
    content:
      'Title,Energy per 100 g (kcal),Energy per portion (kcal),Ingredients,Method\nDip,60,90,1 cup dahi,Whisk.\nRaita,55,,1 cup dahi,Stir.\n',
    notes: ['“Energy per 100 g (kcal)” is only taken where a row has no better figure.'],
    records: [
      { fields: { ...DIP, calories: '90' } },
      {
        fields: { title: 'Raita', ingredients: '1 cup dahi', directions: 'Stir.', calories: '55' },
        doubts: { calories: 'Calories for 100 g' },
      },
    ],
  },
  {
    name: 'keys of objects.json',
    content: JSON.stringify([
      {
        title: 'Dip',
        kcal_100g: 60,
        kcal_serving: 90,
        fat_100g: 2,
        fat_serving: 3,
        ingredients: '1 cup dahi',
        steps: 'Whisk.',
      },
    ]),
    notes: ['“kcal_100g” and “fat_100g” are only taken where a row has no better figure.'],
    records: [{ fields: { ...DIP, calories: '90', fat: '3' } }],
  },
  {
    name: 'a column for 100 g without another is taken, and a doubt.csv',
    content: 'Title,Protein per 100 g,Ingredients,Method\nDip,4,1 cup dahi,Whisk.\n',
    notes: [],
    records: [{ fields: { ...DIP, protein: '4' }, doubts: { protein: 'Protein for 100 g' } }],
  },
];
