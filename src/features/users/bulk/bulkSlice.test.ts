import { type User } from '@/services/userTypes';
import {
  allFoundSelected,
  bulkSlice,
  pageToggled,
  selectionCleared,
  userToggled,
  isSelected,
  NONE_SELECTED,
  selectedOf,
  type Selection,
} from './bulkSlice';
import { pageChanged, searchChanged, searchCleared, sizeChanged, sorted, tabSelected } from '../list/usersListSlice';
import { viewRestored } from '../usersScreen';
import { usersOf } from '../list/usersRows';

const { reducer } = bulkSlice;
const initial = bulkSlice.getInitialState();

const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, initial);
const selectionAfter = (...events: Parameters<typeof reducer>[1][]) => after(...events).selection;

const users = [1, 2, 3, 4].map((id) => ({ id })) as unknown as User[];
const found = { users, positions: Uint32Array.of(3, 1, 0) };
const selectedIds = (selection: Selection) => usersOf(selectedOf(found, selection)).map(({ id }) => id);

test('a tick selects one user, a second tick takes the user out', () => {
  expect(selectionAfter(userToggled(1), userToggled('x-2'))).toEqual({ mode: 'these', ids: [1, 'x-2'] });
  expect(selectionAfter(userToggled(1), userToggled('x-2'), userToggled(1)).ids).toEqual(['x-2']);
});

test('ticking and unticking a page leaves the ticks of other pages', () => {
  const ticked = [userToggled(9), userToggled(2), pageToggled({ ids: [1, 2], isTicked: true })];
  expect(selectionAfter(...ticked).ids).toEqual([9, 1, 2]);
  expect(selectionAfter(...ticked, pageToggled({ ids: [1, 2], isTicked: false })).ids).toEqual([9]);
});

test('after all found users were selected, only those taken out are named', () => {
  const all = [userToggled(7), allFoundSelected()];
  expect(selectionAfter(...all)).toEqual({ mode: 'allBut', ids: [] });
  expect(selectionAfter(...all, userToggled(1))).toEqual({ mode: 'allBut', ids: [1] });
  expect(selectionAfter(...all, pageToggled({ ids: [1, 2], isTicked: false })).ids).toEqual([1, 2]);
  const page = pageToggled({ ids: [1, 2], isTicked: true });
  expect(selectionAfter(...all, userToggled(1), userToggled(3), page).ids).toEqual([3]);
});

test.each([
  selectionCleared(),
  tabSelected('active'),
  searchChanged('a'),
  searchCleared(),
  viewRestored({ tab: 'inactive' }, ['tab']),
  viewRestored({ search: 'a' }, ['search']),
])('nobody is selected after $type', (event) => {
  expect(selectionAfter(userToggled(1), event)).toEqual(NONE_SELECTED);
});

test.each([pageChanged(2), sizeChanged(20), sorted(null), viewRestored({ page: 3 }, ['page'])])(
  'the selection stays after $type',
  (event) => {
    expect(selectionAfter(userToggled(1), event).ids).toEqual([1]);
  },
);

test('the ticked users are selected, or all but the ticked ones', () => {
  expect(isSelected({ mode: 'these', ids: [1] }, 1)).toBe(true);
  expect(isSelected({ mode: 'these', ids: [1] }, 2)).toBe(false);
  expect(isSelected({ mode: 'allBut', ids: [1] }, 1)).toBe(false);
  expect(isSelected({ mode: 'allBut', ids: [1] }, 2)).toBe(true);
});

test('only found users are selected, in the table’s order', () => {
  expect(selectedIds(NONE_SELECTED)).toEqual([]);
  expect(selectedIds({ mode: 'these', ids: [1, 3, 4] })).toEqual([4, 1]);
  expect(selectedIds({ mode: 'allBut', ids: [] })).toEqual([4, 2, 1]);
  expect(selectedIds({ mode: 'allBut', ids: [2, 3] })).toEqual([4, 1]);
});
