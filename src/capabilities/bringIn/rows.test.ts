import { indexOf } from './doubles';
import { type FoundRecord } from './found';
import { detailsOf, leftOutText, rowsOf } from './rows';
import { KIND, PLACES, record, FULL, itemsOf, stateOf, reduce } from '@test/teas';

const rowOf = (found: FoundRecord, here = indexOf([])) => rowsOf(KIND, itemsOf([found]), here)[0]!;

test('a whole record is ticked, and nothing is said of it', () => {
  expect(rowOf(record(FULL))).toMatchObject({ say: null, canTick: true, isTicked: true });
});

test.each([
  ['a place that is not here', record(FULL, { place: ['Herbs'] }), 'Choose a place'],
  ['no place', record(FULL, { place: [] }), 'Choose a place'],
  ['no title', record({ steps: 'Steep.' }), 'No title'],
  ['no title and no steps', record({ note: 'x' }), '2 fields are missing'],
])('with %s it cannot be ticked until it has what is needed', (_case, found, text) => {
  expect(rowOf(found)).toMatchObject({ say: { text, isToLookAt: true }, canTick: false, isTicked: false });
});

test.each([
  [record(FULL, { notUnderstood: ['GI low'] }), '1 line not understood'],
  [record(FULL, { notUnderstood: ['a', 'b'] }), '2 lines not understood'],
  [record({ ...FULL, note: 'hot' }), 'Too hot'],
])('what is to be looked at is ticked: %#', (found, text) => {
  expect(rowOf(found)).toMatchObject({ say: { text, isToLookAt: true }, isTicked: true });
});

test('what is doubtful is ticked by a person alone, or once its field is another', () => {
  const found = record({ ...FULL, note: '5' }, { doubts: { note: 'Note as a range' } });
  const [item] = itemsOf([found]);
  const before = stateOf([item!]);
  const rowAfter = (event: Parameters<typeof reduce>[1]) => rowsOf(KIND, reduce(before, event).items, indexOf([]))[0]!;
  expect(rowOf(found)).toMatchObject({ say: { text: 'Note as a range' }, canTick: true, isTicked: false });
  expect(rowAfter({ type: 'recordsTicked', ids: new Set([0]), isTicked: true }).isTicked).toBe(true);
  const elsewhere = { ...item!.values, title: 'Bancha' };
  expect(rowAfter({ type: 'recordChanged', id: 0, values: elsewhere }).isTicked).toBe(false);
  const mended = { ...item!.values, note: '6' };
  expect(rowAfter({ type: 'recordChanged', id: 0, values: mended })).toMatchObject({ say: null, isTicked: true });
});

test('what is here already is not ticked, and can be', () => {
  const here = indexOf([{ id: 7, title: 'SENCHA', content: 'steep.', place: 'Green', dialog: 'details:7' }]);
  const row = rowOf(record(FULL), here);
  expect(row).toMatchObject({ say: { text: 'Here already', isToLookAt: false }, canTick: true, isTicked: false });
  expect(leftOutText(KIND, PLACES, row)).toBe('Here already in Green, with the same steps');
  const ticked = reduce(stateOf([row.item]), { type: 'recordsTicked', ids: new Set([0]), isTicked: true });
  expect(rowsOf(KIND, ticked.items, here)[0]!.isTicked).toBe(true);
});

test('one with this name and another content is to be looked at, and not ticked', () => {
  const here = indexOf([{ id: 7, title: 'Sencha', content: 'Boil.', place: 'Green', dialog: 'details:7' }]);
  expect(rowOf(record(FULL), here)).toMatchObject({ say: { text: 'Another with this name' }, isTicked: false });
});

test('what has none of its content is no such record', () => {
  const row = rowOf(record({ title: 'For the coach' }));
  expect(row).toMatchObject({ say: { text: 'Not a tea', isToLookAt: false }, isTicked: false });
  expect(leftOutText(KIND, PLACES, row)).toBe('It has no steps');
});

test('a row says where it goes, or why that is open', () => {
  const details = (found: FoundRecord) => detailsOf(KIND, PLACES, itemsOf([found])[0]!);
  expect(details(record(FULL))).toEqual(['Green', '1 step']);
  expect(details(record(FULL, { place: ['Mains', 'fish'] }))).toEqual(['“Mains, fish” is no place here']);
  expect(details(record(FULL, { place: [] }))).toEqual(['No place named', '1 step']);
});
