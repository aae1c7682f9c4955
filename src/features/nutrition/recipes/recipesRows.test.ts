import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { placeOf } from '../categories/tree';
import { energyOf, searchRecipes, shelvedRecipes } from './recipesRows';

const recipe = (changes: Partial<Recipe>): Recipe => ({
  id: 1,
  title: 'Oat bowl',
  image: '',
  ingredients: '',
  directions: '',
  note: '',
  nutrition: { calories: '', protein: '', carbs: '', fat: '' },
  nutritionText: '',
  categoryId: 1,
  subCategoryId: 10,
  isActive: true,
  createdAt: '',
  ...changes,
});

const TREE: Category[] = [
  { id: 1, title: 'Breakfast', subCategories: [{ id: 10, title: 'Bowls', categoryId: 1, image: '' }] },
  { id: 2, title: 'Lunch', subCategories: [{ id: 20, title: 'Soups', categoryId: 2, image: '' }] },
];

const idsOf = (recipes: readonly Recipe[] | undefined) => recipes?.map(({ id }) => id);

test('active recipes are grouped by sub category, in the server’s order', () => {
  const { bySubCategory, unplaced } = shelvedRecipes(
    [recipe({ id: 1, subCategoryId: 20 }), recipe({ id: 2 }), recipe({ id: 3, isActive: false }), recipe({ id: 4 })],
    TREE,
  );
  expect(idsOf(bySubCategory.get(10))).toEqual([2, 4]);
  expect(idsOf(bySubCategory.get(20))).toEqual([1]);
  expect(unplaced).toEqual([]);
});

test('recipes whose sub category is deleted or missing are separate', () => {
  const { unplaced } = shelvedRecipes(
    [
      recipe({ id: 1, subCategoryId: 99 }),
      recipe({ id: 2, subCategoryId: null }),
      recipe({ id: 3, subCategoryId: 99, isActive: false }),
    ],
    TREE,
  );
  expect(idsOf(unplaced)).toEqual([1, 2]);
});

test.each([
  ['  OAT ', [1, 3]],
  ['bowl', [1]],
  ['🥣', [2]],
  ['tea', []],
])('the search %j matches anywhere in the title, ignoring case', (search, expected) => {
  const recipes = [recipe({ id: 1 }), recipe({ id: 2, title: '🥣' }), recipe({ id: 3, title: 'Overnight oats' })];
  expect(idsOf(searchRecipes(recipes, search))).toEqual(expected);
});

test('a blank search returns the same list', () => {
  const recipes = [recipe({})];
  expect(searchRecipes(recipes, '  ')).toBe(recipes);
});

test('a recipe belongs to the category of its sub category, even if the reply had it in another one', () => {
  const place = placeOf(recipe({ categoryId: 1, subCategoryId: 20 }), TREE);
  expect([place.category?.title, place.subCategory?.title]).toEqual(['Lunch', 'Soups']);
});

test('a recipe with a deleted sub category keeps its category; with a deleted category it has none', () => {
  const kept = placeOf(recipe({ categoryId: 1, subCategoryId: 99 }), TREE);
  expect([kept.category?.title, kept.subCategory]).toEqual(['Breakfast', undefined]);
  expect(placeOf(recipe({ categoryId: 9, subCategoryId: 99 }), TREE)).toEqual({});
});

test('the card shows calories and protein if they are known', () => {
  expect(energyOf({ calories: '310', protein: '14.5', carbs: '1', fat: '2' })).toEqual(['310 kcal', '14.5 g protein']);
  expect(energyOf({ calories: '', protein: '14 g', carbs: '', fat: '' })).toEqual(['14 g protein']);
  expect(energyOf({ calories: '', protein: '', carbs: '3', fat: '' })).toEqual([]);
});
