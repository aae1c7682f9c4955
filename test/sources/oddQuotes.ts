import { type Source } from './source';
import { SUPPLEMENTS } from './taken';

const ODD = { title: 'Recipe name with an odd quotation mark' };

/** Tables whose quotation marks are not as they should be: no row takes another's cells, and what is odd is a doubt. */
export const ODD_QUOTES: Source[] = [
  {
    name: 'a mark that is never closed.csv',
    content: 'Title,Ingredients,Method\n"Rasam,Tamarind,Boil.\nDosa,Rice,Fry.\n"Idli, soft",Rice,Steam.\n',
    notes: ['A quotation mark on line 2 of it is never closed. The rows below are read as they stand.'],
    records: [
      { fields: { title: '"Rasam', ingredients: 'Tamarind', directions: 'Boil.' }, doubts: ODD },
      { fields: { title: 'Dosa', ingredients: 'Rice', directions: 'Fry.' } },
      { fields: { title: 'Idli, soft', ingredients: 'Rice', directions: 'Steam.' } },
    ],
  },
  {
    name: 'a list that is never closed, semicolons.csv',
    content:
      'sep=;\r\nTitle;Ingredients;Method\r\nPilaf;Rice;Boil.\r\nPoha;"Rice flakes\r\n1 onion;Fry.\r\nUpma;"Semolina";Stir.',
    notes: ['A quotation mark on line 4 of it is never closed. The rows below are read as they stand.'],
    records: [
      { fields: { title: 'Pilaf', ingredients: 'Rice', directions: 'Boil.' } },
      {
        fields: { title: 'Poha', ingredients: '"Rice flakes' },
        doubts: { ingredients: 'Ingredients with an odd quotation mark' },
      },
      { fields: { title: '1 onion', ingredients: 'Fry.' } },
      { fields: { title: 'Upma', ingredients: 'Semolina', directions: 'Stir.' } },
    ],
  },
  {
    name: 'backslashes before marks.csv',
    content: 'Title,Ingredients,Method\n"The \\"red\\" dal","lentils, salt","Say \\"done\\""\n',
    records: [{ fields: { title: 'The "red" dal', ingredients: 'lentils, salt', directions: 'Say "done"' } }],
  },
  {
    name: 'inches, blanks around marks, a word behind a mark.csv',
    content: 'Title, Ingredients, Method\nNaan, "flour, water" ,Use a 9" pan.\n"Roti" thin,"flour","Roll, fry."\n',
    records: [
      {
        fields: { title: 'Naan', ingredients: 'flour, water', directions: 'Use a 9" pan.' },
        doubts: { directions: 'Cooking steps with an odd quotation mark' },
      },
      { fields: { title: '"Roti" thin', ingredients: 'flour', directions: 'Roll, fry.' }, doubts: ODD },
    ],
  },
  {
    name: 'an odd mark in a column without a field.csv',
    taken: SUPPLEMENTS,
    content: 'Title,Dose,Shelf\nZinc,15 mg,12" board\n',
    records: [
      {
        fields: { title: 'Zinc', dosage: '15 mg' },
        doubts: { title: 'Title with an odd quotation mark' },
        notUnderstood: ['Shelf: 12" board'],
      },
    ],
  },
  {
    name: 'words in marks at the beginning and the end of cells.tsv',
    content:
      'Title\tIngredients\tMethod\n"Best" soup\t1 leek\tBoil.\nBread\tFlour\tUse a 9" tin.\nStew, "thick"\tPeas\tStir.\n',
    records: [
      { fields: { title: '"Best" soup', ingredients: '1 leek', directions: 'Boil.' } },
      { fields: { title: 'Bread', ingredients: 'Flour', directions: 'Use a 9" tin.' } },
      { fields: { title: 'Stew, "thick"', ingredients: 'Peas', directions: 'Stir.' } },
    ],
  },
  {
    name: 'cells with inches that were copied from a spreadsheet',
    content: 'Title\tIngredients\tMethod\nSlab pie\t2 apples\tUse a 9" pan.\n',
    records: [{ fields: { title: 'Slab pie', ingredients: '2 apples', directions: 'Use a 9" pan.' } }],
  },
];
