import { type Taken } from '@/screen/bringIn/found';
import { WORDS } from '@/screen/bringIn/words';

const PLACES = [
  ['Breakfast', 'Oats and porridge'],
  ['Breakfast', 'Eggs'],
  ['Lunch', 'Soups'],
  ['Lunch', 'Salads'],
  ['Lunch', 'Grain bowls'],
  ['Dinner', 'Curries'],
];

/** Recipes, as their section takes them in. */
export const RECIPES: Taken = {
  noun: 'recipe',
  types: ['Recipe'],
  fields: [
    { name: 'title', label: 'Recipe name', kind: 'line', ...WORDS.title },
    { name: 'category', label: 'Category', kind: 'place', ...WORDS.category },
    { name: 'subCategory', label: 'Sub Category', kind: 'place', ...WORDS.subCategory },
    { name: 'ingredients', label: 'Ingredients', kind: 'lines', ...WORDS.ingredients },
    { name: 'directions', label: 'Cooking steps', kind: 'lines', ...WORDS.steps },
    { name: 'calories', label: 'Calories', kind: 'figure', unit: 'kcal', ...WORDS.calories },
    { name: 'protein', label: 'Protein', kind: 'figure', unit: 'g', ...WORDS.protein },
    { name: 'carbs', label: 'Carbs', kind: 'figure', unit: 'g', ...WORDS.carbs },
    { name: 'fat', label: 'Fat', kind: 'figure', unit: 'g', ...WORDS.fat },
    { name: 'note', label: 'Note', kind: 'lines', takesRest: true, ...WORDS.note },
  ],
  exported: {
    Title: 'title',
    Category: 'category',
    'Sub category': 'subCategory',
    Calories: 'calories',
    Protein: 'protein',
    Carbs: 'carbs',
    Fat: 'fat',
    Ingredients: 'ingredients',
    Directions: 'directions',
    Note: 'note',
    Created: '',
  },
  places: PLACES,
};

/** Supplements: one text, and a folder. */
export const SUPPLEMENTS: Taken = {
  noun: 'supplement',
  fields: [
    { name: 'title', label: 'Title', kind: 'line', ...WORDS.title },
    { name: 'folder', label: 'Folder', kind: 'place', ...WORDS.folder },
    { name: 'dosage', label: 'Dosage', kind: 'line', ...WORDS.dosage },
    { name: 'description', label: 'Description', kind: 'lines', ...WORDS.description },
    { name: 'externalLink', label: 'External link', kind: 'line', ...WORDS.link },
  ],
  exported: { Title: 'title', Dosage: 'dosage', Description: 'description', 'External link': 'externalLink' },
  places: [['Vitamins'], ['Minerals']],
};
