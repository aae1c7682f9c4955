import { hasCorrections } from './items';
import { joinFiles } from './joinFiles';
import { KIND, record, FULL, itemsOf, stateOf, reduce } from '@test/teas';

test('the place of the head is for those that name none, as long as none was chosen for them', () => {
  const items = itemsOf([record(FULL), record(FULL, { place: [] }), record(FULL, { place: ['Herbs'] })], '2');
  expect(items.map(({ values }) => values.shelf as unknown)).toEqual(['1', '2', '']);
  const own = { ...items[1]!.values, shelf: '2', note: 'x' };
  const typed = reduce(stateOf(items), { type: 'recordChanged', id: 1, values: own });
  const placed = reduce(typed, { type: 'placeChosen', place: '1' });
  expect(placed.items.map(({ values }) => values.shelf as unknown)).toEqual(['1', '1', '']);
  const moved = reduce(placed, { type: 'recordChanged', id: 1, values: { ...own, shelf: '2' } });
  const again = reduce(moved, { type: 'placeChosen', place: '' });
  expect(again.items.map(({ values }) => values.shelf as unknown)).toEqual(['1', '2', '']);
});

test('a place that is chosen while a column is read again is for what that reading brings', () => {
  const found = record(FULL, { place: [] });
  const chosen = reduce(stateOf(itemsOf([found], '2')), { type: 'placeChosen', place: '1' });
  const read = { items: itemsOf([found], '2'), columns: [], encodings: [], chosen: {}, notes: [] };
  expect(reduce(chosen, { type: 'columnsRead', read, place: '2' }).items[0]!.values.shelf).toBe('1');
});

test('of a place that a person chose for one record, another head and another reading change nothing', () => {
  const items = itemsOf([record(FULL, { place: [] })]);
  const own = { ...items[0]!.values, shelf: '2' };
  const state = reduce(stateOf(items), { type: 'recordChanged', id: 0, values: own });
  const read = {
    items: itemsOf([record(FULL, { place: [] })], '1'),
    columns: [],
    encodings: [],
    chosen: {},
    notes: [],
  };
  const again = reduce({ ...state, place: '1' }, { type: 'columnsRead', read, place: '1' });
  expect(again.items[0]!.values.shelf).toBe('2');
});

test('another reading leaves what was corrected as it is, with its picture, and of what was unticked only that; all else it fills', () => {
  const picture = new File(['x'], 'sencha.jpg', { type: 'image/jpeg' });
  const read = (note: string) =>
    joinFiles(KIND, itemsOf([record({ ...FULL, note }), record({ ...FULL, note })]), [picture]);
  const { items } = read('');
  const typed = { ...items[0]!.values, note: 'mine' };
  const corrected = reduce(stateOf(items), { type: 'recordChanged', id: 0, values: typed });
  const unticked = reduce(corrected, { type: 'recordsTicked', ids: new Set([1]), isTicked: false });
  const later = itemsOf([record({ ...FULL, note: 'theirs', steps: 'Pour.' }), record({ ...FULL, note: 'theirs' })]);
  const again = { items: joinFiles(KIND, later, [picture]).items, columns: [], encodings: [], chosen: {}, notes: [] };
  const state = reduce(unticked, { type: 'columnsRead', read: again, place: '' });
  expect(state.items[0]!.values).toEqual({ ...typed, steps: 'Pour.' });
  expect(state.items[0]!.values.image).toBe(picture);
  expect(state.items[1]).toMatchObject({ tick: false, values: { note: 'theirs' } });
  // A form that shows all of it stays as it is, with its focus; another one begins anew.
  const same = { ...again, items: read('theirs').items };
  const refills = (open: number) =>
    reduce({ ...unticked, open }, { type: 'columnsRead', read: same, place: '' }).refills;
  expect([refills(0), refills(1)]).toEqual([0, 1]);
});

test('a line that was decided about is gone, the same one elsewhere stays', () => {
  const items = itemsOf([record(FULL, { notUnderstood: ['x', 'y', 'x'] })]);
  const state = reduce(stateOf(items), { type: 'lineSettled', id: 0, line: 'x' });
  expect(state.items[0]!.unread).toEqual(['y', 'x']);
  // A column that was given to a field meanwhile has taken one of the others.
  const read = {
    items: itemsOf([record(FULL, { notUnderstood: ['x', 'x'] })]),
    columns: [],
    encodings: [],
    chosen: {},
    notes: [],
  };
  expect(reduce(state, { type: 'columnsRead', read, place: '' }).items[0]!.unread).toEqual(['x']);
  expect(hasCorrections(state.items)).toBe(true);
});
