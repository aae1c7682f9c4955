import { type Source } from './source';
import { SUPPLEMENTS } from './taken';

/** Signs that part lines in some programs, formulas, and addresses with blanks. */
export const LINE_SIGNS: Source[] = [
  {
    name: 'vertical tabs within cells, as databases write them.csv',
    content: 'Title,Ingredients,Method\nSlaw,¼ cabbage\u000B1 carrot\u000B2 tsp oil,Shred it.\u000BDress it.\n',
    records: [
      {
        fields: { title: 'Slaw', ingredients: '¼ cabbage\n1 carrot\n2 tsp oil', directions: 'Shred it.\nDress it.' },
      },
    ],
  },
  {
    name: 'separators of lines within cells.csv',
    content: 'Title,Ingredients,Method\nSlaw,¼ cabbage\u20281 carrot,Shred it.\u2029Dress it.\n',
    records: [{ fields: { title: 'Slaw', ingredients: '¼ cabbage\n1 carrot', directions: 'Shred it.\nDress it.' } }],
  },
  {
    name: 'a vertical tab between an amount and its name',
    content: 'Slaw\n\nIngredients\n½ cup\u000Bcabbage\n1 carrot\n2 tbsp\u000B oil\n\nMethod\nShred.\u000BDress.',
    records: [
      { fields: { title: 'Slaw', ingredients: '½ cup cabbage\n1 carrot\n2 tbsp oil', directions: 'Shred.\nDress.' } },
    ],
  },
  {
    name: 'an amount on a line of its own among others that are whole',
    content: 'Slaw\n\nIngredients\n200 g\ncabbage\n1 carrot\n1 tsp oil\n1 tsp salt\n\nMethod\nShred.',
    records: [
      {
        fields: {
          title: 'Slaw',
          ingredients: '200 g cabbage\n1 carrot\n1 tsp oil\n1 tsp salt',
          directions: 'Shred.',
        },
      },
    ],
  },
  {
    name: 'the lists of an object.json',
    content: JSON.stringify([
      { name: 'Slaw', recipeIngredient: '¼ cabbage\u000B1 carrot', recipeInstructions: 'Shred it.\u000BDress it.' },
    ]),
    records: [{ fields: { title: 'Slaw', ingredients: '¼ cabbage\n1 carrot', directions: 'Shred it.\nDress it.' } }],
  },
  {
    name: 'formulas that nothing calculates.csv',
    content:
      'Title,Calories,Protein,Ingredients,Note\n"=HYPERLINK(""https://a.example"",""Kheer"")",310,9,1 l milk,\nSlaw,=2*140,+3,=A1&B1,=cmd|\' /C calc\'!A0\n-Zero dip,@55,-4,1 cup dahi,- keeps well\n',
    records: [
      {
        fields: {
          title: '=HYPERLINK("https://a.example","Kheer")',
          calories: '310',
          protein: '9',
          ingredients: '1 l milk',
        },
        doubts: { title: 'Recipe name with a formula' },
      },
      {
        fields: { title: 'Slaw' },
        doubts: { calories: 'Calories without a figure', protein: 'Protein without a figure' },
        notUnderstood: ['Ingredients: =A1&B1', "Note: =cmd|' /C calc'!A0"],
      },
      {
        fields: { title: '-Zero dip', ingredients: '1 cup dahi', note: 'keeps well' },
        doubts: { calories: 'Calories without a figure', protein: 'Protein without a figure' },
      },
    ],
  },
  {
    name: 'addresses with blanks in them.csv',
    taken: SUPPLEMENTS,
    content:
      'Title,Dose,Link\nZinc,15 mg,https://a.example/b c\nIron,20 mg,https://a.example or https://b.example\nOmega 3,1,"https://a.example/x (film)"\nB12,10 mcg,  https://a.example/ok \n',
    records: [
      {
        fields: { title: 'Zinc', dosage: '15 mg', externalLink: 'https://a.example/b c' },
        doubts: { externalLink: 'External link with a blank in it' },
      },
      {
        fields: { title: 'Iron', dosage: '20 mg' },
        doubts: { externalLink: 'External link that is no web address' },
        notUnderstood: ['Link: https://a.example or https://b.example'],
      },
      {
        fields: { title: 'Omega 3', dosage: '1', externalLink: 'https://a.example/x (film)' },
        doubts: { externalLink: 'External link with a blank in it' },
      },
      { fields: { title: 'B12', dosage: '10 mcg', externalLink: 'https://a.example/ok' } },
    ],
  },
];
