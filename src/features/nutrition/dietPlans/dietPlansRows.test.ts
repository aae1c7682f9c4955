import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { placeOf, shelved } from '../categories/tree';
import { filterPlans, mealsOf } from './dietPlansRows';

const EMPTY: DietPlan = {
  id: 0,
  title: '',
  mealType: '3 meal',
  categoryId: null,
  subCategoryId: null,
  subCategoryTitle: '',
  ingredients: '',
  cookingSteps: '',
  nutrition: { calories: '', protein: '', carbs: '', fat: '' },
  otherKcal: [],
  kcal: [],
  note: '',
  image: '',
};
const plan = (id: number, changes: Partial<DietPlan> = {}): DietPlan => ({
  ...EMPTY,
  id,
  title: `Plan ${id}`,
  ...changes,
});

const category = (id: number, ...subIds: number[]): Category => ({
  id,
  title: `Category ${id}`,
  subCategories: subIds.map((subId) => ({ id: subId, title: `Sub ${subId}`, categoryId: id, image: '' })),
});
const LUNCH = category(1, 11, 12);
const DINNER = category(2, 21);
const TREE = [LUNCH, DINNER];

const ids = (plans: readonly DietPlan[]) => plans.map(({ id }) => id);

/** Headings, tabs and plans, top to bottom. */
const read = (plans: DietPlan[], of = LUNCH) =>
  mealsOf(of, shelved(plans, TREE)).map(({ mealType, shelves }) => [
    mealType,
    ...shelves.map((shelf) => `${shelf.title}: ${ids(shelf.plans).join(' ')}`.trim()),
  ]);

test('a category shows its meal types, each with its sub categories and their plans', () => {
  const plans = [
    plan(1, { subCategoryId: 12 }),
    plan(2, { subCategoryId: 11 }),
    plan(3, { subCategoryId: 12, mealType: '5 meal' }),
    plan(4, { subCategoryId: 21 }),
    plan(5, { subCategoryId: 12 }),
  ];
  expect(read(plans)).toEqual([
    ['3 meal', 'Sub 11: 2', 'Sub 12: 1 5'],
    ['5 meal', 'Sub 12: 3'],
  ]);
  expect(read(plans, DINNER)).toEqual([['3 meal', 'Sub 21: 4']]);
});

test('the meal type that can be created has every sub category, even without a plan', () => {
  expect(read([])).toEqual([['3 meal', 'Sub 11:', 'Sub 12:']]);
});

test('a category without sub categories has no tabs', () => {
  expect(read([], category(3))).toEqual([['3 meal']]);
});

test('a plan without a meal type belongs to the one that can be created', () => {
  expect(read([plan(1, { subCategoryId: 11, mealType: ' ' })])).toEqual([['3 meal', 'Sub 11: 1', 'Sub 12:']]);
});

test('plans whose sub category is deleted are separate', () => {
  const plans = [plan(1, { subCategoryId: 99, categoryId: 1 }), plan(2), plan(3, { subCategoryId: 11 })];
  expect(ids(shelved(plans, TREE).unplaced)).toEqual([1, 2]);
});

test('the sub category decides where a plan belongs; its own category counts only without a known one', () => {
  const read = (changes: Partial<DietPlan>) => {
    const { category, subCategory } = placeOf(plan(1, changes), TREE);
    return [category?.id, subCategory?.id];
  };
  expect(read({ categoryId: 1, subCategoryId: 21 })).toEqual([2, 21]);
  expect(read({ categoryId: 1, subCategoryId: 99 })).toEqual([1, undefined]);
  expect(read({ categoryId: 99, subCategoryId: null })).toEqual([undefined, undefined]);
});

const SOUP = plan(1, { title: 'Lentil soup', kcal: [1300, 1500] });
const BOWL = plan(2, { title: 'Oat Bowl', kcal: [1500] });
const EGGS = plan(3, { title: '🥚', kcal: [] });

test.each([
  ['nothing', '', [], [1, 2, 3]],
  ['part of a title, whatever its case', ' BOWL ', [], [2]],
  ['one emoji', '🥚', [], [3]],
  ['any of the ticked options', '', [1300, 2000], [1]],
  ['two ticked options', '', [1300, 1500], [1, 2]],
  ['search and options together', 'soup', [1500], [1]],
  ['what nobody has', 'soup', [2000], []],
])('filters by %s', (_name, search, kcal, expected) => {
  expect(ids(filterPlans([SOUP, BOWL, EGGS], { search, kcal }))).toEqual(expected);
});
