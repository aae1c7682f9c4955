import { arrange } from './arrange';
import { shownOf, type Column } from '@/components/table/column';

const column = (key: string, fold?: Column<never>['fold']): Column<never> => ({
  key,
  header: key,
  cell: () => key,
  ...(fold && { fold }),
});

const COLUMNS = [
  column('select'),
  column('name'),
  column('email', { under: 'name', below: 1080 }),
  column('plan'),
  column('status'),
  column('created', { under: 'plan', below: 840, label: 'hidden' }),
  column('actions'),
];

const keysOf = (columns: readonly Column<never>[]) => shownOf(columns).map(({ key }) => key);

test('without a choice the columns are the table’s own', () => {
  expect(arrange(COLUMNS, [])).toBe(COLUMNS);
});

test('columns have the person’s order; checkbox and name stay first, the actions last', () => {
  const choice = ['created', 'plan', 'email', 'status', 'name'].map((key) => ({ key }));
  expect(keysOf(arrange(COLUMNS, choice))).toEqual(['select', 'name', 'created', 'plan', 'email', 'status', 'actions']);
});

test('a column is left out and can still be sorted by; name, status and controls are always shown', () => {
  const choice = COLUMNS.map(({ key }) => ({ key, isHidden: true }));
  const arranged = arrange(COLUMNS, choice);
  expect(keysOf(arranged)).toEqual(['select', 'name', 'status', 'actions']);
  expect(arranged.map(({ key }) => key)).toEqual(COLUMNS.map(({ key }) => key));
});

test('a column that the choice does not know comes after the others, and an unknown choice means nothing', () => {
  const choice = ['status', 'gone', 'plan', 'email'].map((key) => ({ key }));
  expect(keysOf(arrange(COLUMNS, choice))).toEqual(['select', 'name', 'status', 'plan', 'email', 'created', 'actions']);
});

test('what folds under a column that is left out folds under the name', () => {
  const arranged = arrange(COLUMNS, [{ key: 'plan', isHidden: true }]);
  const folds = arranged.flatMap(({ key, fold }) => (fold ? [[key, fold.under, fold.below]] : []));
  expect(folds).toEqual([
    ['email', 'name', 1080],
    ['created', 'name', 840],
  ]);
});
