import fc from 'fast-check';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { KCAL_OPTIONS } from '@/features/nutrition/dietPlans/kcal';
import { gapId, gapOf } from './gap';
import { gapsIn, matrixOf, membersNear, MOST_DISTANCE } from './matrix';

const TREE: readonly Category[] = [
  { id: 1, title: 'Lunch', subCategories: [sub(11, 1), sub(12, 1)] },
  { id: 2, title: 'Nothing yet', subCategories: [] },
  { id: 3, title: 'Dinner', subCategories: [sub('d', 3)] },
];

function sub(id: number | string, categoryId: number) {
  return { id, title: `Sub ${id}`, categoryId, image: '' };
}

const plan = (subCategoryId: number | string | null, kcal: number[], mealType = '3 meal') =>
  ({ id: 1, mealType, subCategoryId, kcal }) as DietPlan;

const rowsOf = (plans: readonly DietPlan[]) => matrixOf(plans, TREE).groups.flatMap(({ rows }) => rows);

test('each row counts the plans of its sub category by option; categories without sub categories have none', () => {
  const plans = [plan(11, [1300, 1500]), plan(11, [1500], '5 meal'), plan('d', [2000])];
  const { groups, size, unplaced } = matrixOf(plans, TREE);
  expect(groups.map(({ category, start, rows }) => [category.title, start, rows.length])).toEqual([
    ['Lunch', 0, 2],
    ['Dinner', 2, 1],
  ]);
  expect([size, unplaced]).toEqual([3, 0]);
  expect(rowsOf(plans).map(({ counts, total, mealTypes }) => [counts.join(' '), total, mealTypes])).toEqual([
    ['1 0 2 0 0 0 0 0', 2, ['3 meal', '5 meal']],
    ['0 0 0 0 0 0 0 0', 0, []],
    ['0 0 0 0 0 0 0 1', 1, ['3 meal']],
  ]);
});

test('an option that is stored twice counts once, another number not at all, a lost plan apart', () => {
  const [row] = rowsOf([plan(11, [1300, 1300, 1250])]);
  expect([row!.counts[0], row!.total]).toEqual([1, 1]);
  expect(matrixOf([plan(99, [1300]), plan(null, [1300])], TREE).unplaced).toBe(2);
});

test.each([
  [1200, 1300],
  [1199, null],
  [1350, 1300],
  [1351, 1400],
  [1649.5, 1600],
  [2100, 2000],
  [2101, null],
  [0, null],
])('a BMR of %s counts for %s', (bmr, option) => {
  const near = membersNear([{ bmr }]);
  expect(KCAL_OPTIONS.filter((_kcal, at) => near[at] === 1)).toEqual(option === null ? [] : [option]);
});

test('members count where a plain search for the nearest option puts them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3000 })), (all) => {
      const plain = KCAL_OPTIONS.map(() => 0);
      for (const bmr of all) {
        const distances = KCAL_OPTIONS.map((option) => Math.abs(option - bmr));
        const least = Math.min(...distances);
        if (least <= MOST_DISTANCE) plain[distances.indexOf(least)]!++;
      }
      expect(membersNear(all.map((bmr) => ({ bmr })))).toEqual(plain);
    }),
  );
});

test('a gap is an option that members are near and no plan has', () => {
  const near = membersNear([{ bmr: 1300 }, { bmr: 1900 }]);
  // Three rows by two options, one of which a plan has.
  expect(gapsIn(matrixOf([plan(11, [1300])], TREE), near)).toBe(5);
});

test('the dialog of a gap names it, whatever the id of its sub category is', () => {
  for (const subCategoryId of [12, 'a:b', '0x1'])
    expect(gapOf(gapId({ subCategoryId, kcal: 1900 }))).toEqual({ subCategoryId, kcal: 1900 });
  for (const id of [undefined, '', 12, ':1900', '12:', '12:x']) expect(gapOf(id)).toBeNull();
});
