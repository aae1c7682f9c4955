import { type Source } from './source';
import { EXERCISES, SUPPLEMENTS } from './taken';

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const windows = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Sheets as spreadsheets save and copy them. */
export const TABLES: Source[] = [
  {
    name: 'heads of its own, lists within a cell, a column without a field.csv',
    content: `Dish,Meal,What you need,Method,kcal,P,KH,F,Who
Masoor dal,Dinner / Curries,200 g red lentils; 150 g spinach,1. Rinse the lentils. 2. Boil.,340,19,47,8,after training
Raita,,Yoghurt,Whisk.,90 kcal,5 g,6g,"4,5",`,
    records: [
      {
        fields: {
          title: 'Masoor dal',
          ingredients: '200 g red lentils\n150 g spinach',
          directions: 'Rinse the lentils.\nBoil.',
          calories: '340',
          protein: '19',
          carbs: '47',
          fat: '8',
        },
        place: ['Dinner', 'Curries'],
        notUnderstood: ['Who: after training'],
      },
      {
        fields: {
          title: 'Raita',
          ingredients: 'Yoghurt',
          directions: 'Whisk.',
          calories: '90',
          protein: '5',
          carbs: '6',
          fat: '4.5',
        },
      },
    ],
  },
  {
    name: 'semicolons and quotes, as Excel writes them in Europe.csv',
    content:
      '\uFEFFName;Category;Sub category;Ingredients;Directions;Calories\r\n"Dal; the red one";Lunch;Soups;"200 g lentils\r\n1 onion";"He said ""boil""";310\r\n',
    records: [
      {
        fields: {
          title: 'Dal; the red one',
          ingredients: '200 g lentils\n1 onion',
          directions: 'He said "boil"',
          calories: '310',
        },
        place: ['Lunch', 'Soups'],
      },
    ],
  },
  {
    name: 'cells that were copied from a spreadsheet',
    content: 'Title\tIngredients\tSteps\tCalories\nSoup\t1 leek\tBoil.\t200\nSalad\t1 lettuce\tToss.\t90',
    records: [
      { fields: { title: 'Soup', ingredients: '1 leek', directions: 'Boil.', calories: '200' } },
      { fields: { title: 'Salad', ingredients: '1 lettuce', directions: 'Toss.', calories: '90' } },
    ],
  },
  {
    name: 'units in the heads, a title above them, empty rows.csv',
    content: `My recipes,,,,
,,,,
Recipe name,Ingredients,Cooking steps,Energy (kcal),Protein (g)
Kheer,Rice,Simmer.,280,6
,,,,
Halwa,Carrots,Fry.,about 350,
`,
    records: [
      { fields: { title: 'Kheer', ingredients: 'Rice', directions: 'Simmer.', calories: '280', protein: '6' } },
      {
        fields: { title: 'Halwa', ingredients: 'Carrots', directions: 'Fry.', calories: '350' },
        doubts: { calories: 'Calories as a rough figure' },
      },
    ],
  },
  {
    name: 'heads in Urdu.csv',
    content: 'نام,زمرہ,اجزاء,ترکیب,کیلوریز,پروٹین\nدال,Dinner,مسور؛ پیاز,پکائیں,۳۱۰,۱۸ گرام\n',
    records: [
      {
        fields: { title: 'دال', ingredients: 'مسور\nپیاز', directions: 'پکائیں', calories: '310', protein: '18' },
        place: ['Dinner'],
        doubts: { ingredients: 'Ingredients without amounts' },
      },
    ],
  },
  {
    name: 'formulas are texts.csv',
    content: `Title,Ingredients,Directions,Note
"=HYPERLINK(""https://evil.example"",""Soup"")",+1 leek,-boil,@home
'=1+1,x,y,`,
    records: [
      {
        fields: {
          title: '=HYPERLINK("https://evil.example","Soup")',
          ingredients: '+1 leek',
          directions: '-boil',
          note: '@home',
        },
        doubts: { title: 'Recipe name with a formula' },
      },
      {
        fields: { title: '=1+1', ingredients: 'x', directions: 'y' },
        doubts: { title: 'Recipe name with a formula' },
      },
    ],
  },
  {
    name: 'UTF-16 with tabs, as Excel calls Unicode text.txt',
    content: utf16('Title\tIngredients\tDirections\r\nPâté\t½ kg liver\tBake.\r\n'),
    records: [{ fields: { title: 'Pâté', ingredients: '½ kg liver', directions: 'Bake.' } }],
  },
  {
    name: 'the signs of Windows, a line that names the separator.csv',
    content: windows('sep=;\r\nTitle;Ingredients;Method\r\nCr\xE8me;\xBD l milk;Stir & slowly\r\n'),
    records: [{ fields: { title: 'Crème', ingredients: '½ l milk', directions: 'Stir & slowly' } }],
  },
  {
    name: 'supplements, by the words people use.csv',
    taken: SUPPLEMENTS,
    content: 'Supplement,Cat,Dose,Notes\nZinc,minerals,15 mg,After lunch\n',
    records: [{ fields: { title: 'Zinc', dosage: '15 mg', description: 'After lunch' }, place: ['minerals'] }],
  },
  {
    name: 'exercises, by the words people use.csv',
    taken: EXERCISES,
    content: 'Workout Name,Exercise Name,Notes\nDay A,Step-up,Drive through the heel.\n',
    records: [
      { fields: { title: 'Step-up', description: 'Drive through the heel.' }, notUnderstood: ['Workout Name: Day A'] },
    ],
  },
  {
    name: 'supplements, with an address.csv',
    taken: SUPPLEMENTS,
    content: `Folder,Title,Dose,Description,Link
Vitamins,Vitamin C,500 mg,"For two
weeks.",https://example.com/c
Minerals,Iron,1,,`,
    records: [
      {
        fields: {
          title: 'Vitamin C',
          dosage: '500 mg',
          description: 'For two\nweeks.',
          externalLink: 'https://example.com/c',
        },
        place: ['Vitamins'],
      },
      { fields: { title: 'Iron', dosage: '1' }, place: ['Minerals'] },
    ],
  },
  {
    name: 'sentences with semicolons, a head that comes twice.csv',
    content: 'Title,Ingredients,Method,Note,Dish\nSoup,1 leek,Fry the leek; stir. Add water; simmer.,,Leek soup\n',
    records: [
      {
        fields: { title: 'Soup', ingredients: '1 leek', directions: 'Fry the leek; stir. Add water; simmer.' },
        notUnderstood: ['Dish: Leek soup'],
      },
    ],
  },
  {
    name: 'no heads at all: the columns wait for a person.csv',
    content: 'Soup 1,"1 leek, 2 carrots",300\nSoup 2,3 onions,250\n',
    records: [
      { fields: {}, notUnderstood: ['Column 1: Soup 1', 'Column 2: 1 leek, 2 carrots', 'Column 3: 300'] },
      { fields: {}, notUnderstood: ['Column 1: Soup 2', 'Column 2: 3 onions', 'Column 3: 250'] },
    ],
  },
  {
    name: 'the export of the panel, word for word.csv',
    content:
      '\uFEFFTitle,Category,Sub category,Calories,Protein,Carbs,Fat,Ingredients,Directions,Note,Created\r\nDal,Dinner,Curries,about 300 kcal,12 g,,," 200 g lentils\n\n1. onion",\'=boil,,3 Feb 2026\r\n',
    records: [
      {
        fields: {
          title: 'Dal',
          calories: 'about 300 kcal',
          protein: '12 g',
          ingredients: ' 200 g lentils\n\n1. onion',
          directions: '=boil',
        },
        place: ['Dinner', 'Curries'],
      },
    ],
  },
];
