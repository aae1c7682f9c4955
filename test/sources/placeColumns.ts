import { type Source } from './source';
import { HELP, SUPPLEMENTS } from './taken';

/** Columns whose heads nobody knows, with names of places in them. */
export const PLACE_COLUMNS: Source[] = [
  {
    name: 'sub categories below a word of their own.csv',
    content: 'Title,Meal,Kind,Ingredients\nDal,Lunch,soups,1 cup dal\nSlaw,Lunch,SALADS,¼ cabbage\n',
    records: [
      { fields: { title: 'Dal', ingredients: '1 cup dal' }, place: ['Lunch', 'Soups'] },
      { fields: { title: 'Slaw', ingredients: '¼ cabbage' }, place: ['Lunch', 'Salads'] },
    ],
  },
  {
    name: 'categories and sub categories.json',
    content: JSON.stringify([
      { title: 'Dal', when: 'Lunch', sort: 'Soups', ingredients: '1 cup dal' },
      { title: 'Omelette', when: 'Breakfast', sort: 'Eggs', ingredients: '2 eggs' },
    ]),
    records: [
      { fields: { title: 'Dal', ingredients: '1 cup dal' }, place: ['Lunch', 'Soups'] },
      { fields: { title: 'Omelette', ingredients: '2 eggs' }, place: ['Breakfast', 'Eggs'] },
    ],
  },
  {
    name: 'folders of supplements.csv',
    taken: SUPPLEMENTS,
    content: 'Supplement,Type,Dose\nZinc,Minerals,15 mg\nB12,Vitamins,10 mcg\nWhey,Powders,30 g\n',
    records: [
      { fields: { title: 'Zinc', dosage: '15 mg' }, place: ['Minerals'] },
      { fields: { title: 'B12', dosage: '10 mcg' }, place: ['Vitamins'] },
      { fields: { title: 'Whey', dosage: '30 g' }, place: ['Powders'] },
    ],
  },
  {
    name: 'categories of help.csv',
    taken: HELP,
    content: 'Question,Answer,Section\nWhere do I pay?,In the menu.,payments\n',
    records: [{ fields: { title: 'Where do I pay?', description: 'In the menu.' }, place: ['payments'] }],
  },
  {
    name: 'whole places in one column.csv',
    content: 'Title,Where,Ingredients\nDal,Lunch > Soups,1 cup dal\nSlaw,Lunch > Salads,¼ cabbage\n',
    records: [
      { fields: { title: 'Dal', ingredients: '1 cup dal' }, place: ['Lunch', 'Soups'] },
      { fields: { title: 'Slaw', ingredients: '¼ cabbage' }, place: ['Lunch', 'Salads'] },
    ],
  },
  {
    name: 'one word among others is by chance.csv',
    content: 'Title,Made by,Ingredients\nDal,Soups,1 cup dal\nSlaw,Ann,¼ cabbage\nRice,Bea,1 cup rice\n',
    records: [
      { fields: { title: 'Dal', ingredients: '1 cup dal' }, notUnderstood: ['Made by: Soups'] },
      { fields: { title: 'Slaw', ingredients: '¼ cabbage' }, notUnderstood: ['Made by: Ann'] },
      { fields: { title: 'Rice', ingredients: '1 cup rice' }, notUnderstood: ['Made by: Bea'] },
    ],
  },
];
