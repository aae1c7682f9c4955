import { findingsOf, reasonsOf } from '@test/checks';
import { plainText, type Outcome } from '../finding';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { type Recipe } from '@/services/recipes';
import { dietPlanSteps } from './dietPlansChecks';
import { recipeSteps } from './recipesChecks';

const sub = (id: number, title: string, categoryId: number) => ({ id, title, categoryId, image: '' });

const TREE: readonly Category[] = [
  { id: 1, title: 'Lunch', subCategories: [sub(11, 'Soups', 1), sub(12, 'Salads', 1)] },
  { id: 2, title: 'Drinks', subCategories: [sub(21, 'Coolers', 2)] },
];

const recipe = (id: number, changes: Partial<Recipe> = {}): Recipe => ({
  id,
  title: `Soup ${id}`,
  image: `dishes/${id}.svg`,
  ingredients: `${id} carrots`,
  directions: `Simmer for ${id} minutes.`,
  note: '',
  nutrition: { calories: '310', protein: '18', carbs: '46', fat: '6' },
  nutritionText: 'cal 310, protein 18, carbs 46, fats 6',
  categoryId: 1,
  subCategoryId: [11, 12, 21][id % 3]!,
  isActive: true,
  createdAt: '2026-10-12T08:00:00Z',
  ...changes,
});

const plan = (id: number, changes: Partial<DietPlan> = {}): DietPlan => ({
  ...recipe(id),
  mealType: '3 meal',
  subCategoryTitle: '',
  cookingSteps: `Simmer for ${id} minutes.`,
  kcal: [1500],
  otherKcal: [],
  ...changes,
});

const RECIPES = [recipe(1), recipe(2), recipe(3)];
const PLANS = [plan(1), plan(2), plan(3)];
const dead = (): Outcome => ({ isDead: true });

const ofRecipes = (recipes: readonly Recipe[], tree = TREE, plans: readonly DietPlan[] | null | undefined = []) =>
  recipeSteps({ recipes, tree, plans });

const nutrition = (calories: string, protein = '18', carbs = '46', fat = '6') => ({ calories, protein, carbs, fat });

test('nothing is found in consistent dishes', () => {
  expect(findingsOf(ofRecipes(RECIPES))).toEqual([]);
  expect(findingsOf(dietPlanSteps(PLANS, TREE))).toEqual([]);
});

test.each<[what: string, changes: Partial<Recipe>, found: string, said: string, label: string, dialog: string]>([
  ['calories too high', { nutrition: nutrition('510') }, 'energy', '510 kcal written', 'Edit calories', 'calories'],
  ['calories without a digit', { nutrition: nutrition('31') }, 'energy', '31 kcal', 'Edit calories', 'calories'],
  ['fat with a digit too many', { nutrition: nutrition('310', '18', '46', '60') }, 'energy', '310', 'Edit fat', 'fat'],
  ['calories in words', { nutrition: nutrition('lots') }, 'unreadable', '“lots”', 'Edit calories', 'calories'],
  ['protein as a range', { nutrition: nutrition('310', '12-20') }, 'unreadable', '“12-20”', 'Edit protein', 'protein'],
  ['carbs in words', { nutrition: nutrition('310', '18', 'low') }, 'unreadable', '“low”', 'Edit carbs', 'carbs'],
  ['fat with a remark', { nutrition: nutrition('310', '18', '46', '6?') }, 'unreadable', '“6?”', 'Edit fat', 'fat'],
  ['no picture', { image: '' }, 'picture', 'No picture was stored', 'Add picture', 'images'],
  ['a blank for a picture', { image: ' ' }, 'picture', 'No picture was stored', 'Add picture', 'images'],
  ['a script for a picture', { image: 'javascript:alert(1)' }, 'picture', 'does not load', 'Edit picture', 'images'],
  ['a picture outside the host', { image: '../x.png' }, 'picture', 'x.png does not load', 'Edit picture', 'images'],
  [
    'a sub category that is gone',
    { subCategoryId: 99 },
    'gone',
    'sub category was',
    'Edit sub category',
    'subCategory',
  ],
  ['no sub category', { subCategoryId: null }, 'gone', 'Its sub category', 'Edit sub category', 'subCategory'],
  [
    'a category that is gone',
    { subCategoryId: 99, categoryId: 9 },
    'gone',
    'category was',
    'Edit category',
    'category',
  ],
])('a recipe with %s', (_what, changes, reason, said, label, field) => {
  const [found, ...others] = findingsOf(ofRecipes([...RECIPES, recipe(4, changes)]));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ reason, about: 'recipe 4', act: { label, query: { dialog: `edit.${field}:4` } } });
  expect(plainText(found!.said)).toContain(said);
});

test.each<[what: string, changes: Partial<Recipe>]>([
  ['the same title', { title: 'Soup 3' }],
  ['another case', { title: 'SOUP 3' }],
  ['no space', { title: 'Soup3 ' }],
  ['signs and accents', { title: 'Soúp-3!' }],
  ['the same content in another place', { ...recipe(1), id: 6, title: 'Broth', subCategoryId: 21 }],
  ['the same content, spaced otherwise', { ingredients: ' 1  Carrots', directions: 'simmer for\n1 minutes.' }],
])('a recipe with %s is a double of the first', (_what, changes) => {
  const found = findingsOf(ofRecipes([...RECIPES, recipe(6, changes)]));
  expect(reasonsOf(found)).toEqual(['double: recipe 6']);
  expect(plainText(found[0]!.said)).toMatch(/^Also as Soup \d, added 12\/10\/2026$/);
});

test.each<[what: string, changes: Partial<Recipe>]>([
  ['the same title elsewhere', { title: 'Soup 1', subCategoryId: 11 }],
  ['no title', { title: '' }],
  ['no content', { ingredients: '', directions: '' }],
])('a recipe with %s is no double', (_what, changes) => {
  const found = findingsOf(ofRecipes([...RECIPES, recipe(6, changes), recipe(9, { ...changes, title: 'Other' })]));
  expect(found.filter(({ reason, about }) => reason === 'double' && about === 'recipe 6')).toEqual([]);
});

test('a dead picture is known by trying; an inactive recipe is not checked', () => {
  const hidden = recipe(4, { isActive: false, image: '', nutrition: nutrition('9000') });
  const found = findingsOf(ofRecipes([...RECIPES, hidden]), (url) =>
    url.includes('/2.') ? dead() : { isDead: false, width: 9, height: 9 },
  );
  expect(reasonsOf(found)).toEqual(['picture: recipe 2']);
  expect(plainText(found[0]!.said)).toBe('The stored picture 2.svg does not load');
});

test('a sub category is empty without recipes and diet plans, as far as these are known', () => {
  const tree = [...TREE, { id: 3, title: 'Snacks', subCategories: [sub(31, 'Nut mixes', 3)] }];
  const found = findingsOf(ofRecipes(RECIPES, tree));
  expect(reasonsOf(found)).toEqual(['empty: sub category 31']);
  expect(found[0]).toMatchObject({ name: 'Nut mixes', place: 'Snacks', said: ['No recipes and no diet plans'] });
  expect(found[0]!.act).toMatchObject({ name: 'Open Nut mixes', query: { category: '3', subCategory: '31' } });
  expect(findingsOf(ofRecipes(RECIPES, tree, [plan(1, { subCategoryId: 31 })]))).toEqual([]);
  expect(findingsOf(recipeSteps({ recipes: RECIPES, tree, plans: undefined }))).toEqual([]);
  expect(findingsOf(ofRecipes(RECIPES, tree, null))[0]).toMatchObject({ said: ['No recipes'] });
});

test.each<[what: string, changes: Partial<DietPlan>, reason: string, field: string]>([
  ['calories too low', { nutrition: nutrition('200') }, 'energy', 'calories'],
  ['protein in words', { nutrition: nutrition('310', 'plenty') }, 'unreadable', 'protein'],
  ['a kcal option in words', { otherKcal: ['light'] }, 'kcal', 'kcal'],
  ['no kcal option', { kcal: [] }, 'kcal', 'kcal'],
  ['no picture', { image: '' }, 'picture', 'images'],
  ['a sub category that is gone', { subCategoryId: 99 }, 'gone', 'subCategory'],
  ['the title of another', { title: 'soup 1', subCategoryId: 12 }, 'double', 'title'],
  ['the content of another', { ingredients: '1 carrots', cookingSteps: 'Simmer for 1 minutes.' }, 'double', 'title'],
])('a diet plan with %s', (_what, changes, reason, field) => {
  const found = findingsOf(dietPlanSteps([...PLANS, plan(4, changes)], TREE));
  expect(reasonsOf(found)).toEqual([`${reason}: diet plan 4`]);
  expect(found[0]!.act.query).toEqual({ dialog: `edit.${field}:4` });
});

test('the same title in another meal type is no double, and a dead picture is found', () => {
  const found = findingsOf(dietPlanSteps([...PLANS, plan(4, { title: 'Soup 1', mealType: '5 meal' })], TREE), dead);
  expect(reasonsOf(found)).toEqual(PLANS.concat(plan(4)).map(({ id }) => `picture: diet plan ${id}`));
});
