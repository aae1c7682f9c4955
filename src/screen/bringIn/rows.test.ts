import { object, string } from 'yup';
import { bringInReducer, NOTHING_READ, type BringInState } from './bringInState';
import { type ContentKind, type PlaceHere } from './contentKind';
import { indexOf } from './doubles';
import { type FoundRecord } from './found';
import { hasCorrections, toItem, type Item } from './items';
import { joinFiles } from './joinFiles';
import { placeSet } from './place';
import { detailsOf, leftOutText, rowsOf } from './rows';

interface Tea {
  [field: string]: string | File | null;
  title: string;
  shelf: string;
  steps: string;
  note: string;
  image: File | null;
}

const KIND: ContentKind<Tea> = {
  section: 'Teas',
  path: '/teas',
  noun: 'tea',
  taken: {
    fields: [
      { name: 'title', label: 'Title', kind: 'line', heads: [] },
      { name: 'shelf', label: 'Shelf', kind: 'place', heads: [] },
      { name: 'steps', label: 'Steps', kind: 'lines', heads: [] },
    ],
    exported: {},
  },
  needed: '',
  ifThere: '',
  notRead: '',
  example: '',
  schema: object({
    title: string().trim().required('!'),
    shelf: string().required('!'),
    steps: string().trim().required('!'),
  }),
  first: { title: '', shelf: '', steps: '', note: '', image: null },
  toValues: (fields) => fields,
  placeFields: ['shelf'],
  amountsOf: ({ steps }) => (steps ? '1 step' : 'no steps'),
  hasContent: ({ steps, note }) => Boolean(steps || note),
  contentOf: ({ steps }) => steps,
  sameIn: 'steps',
  looksWrong: ({ note }) => (note === 'hot' ? 'Too hot' : null),
  withFile: (values, image) => ({ ...values, image }),
  hasPicture: ({ image }) => image !== null,
};

const PLACES: PlaceHere<Tea>[] = [
  { names: ['Green'], set: { shelf: '1' } },
  { names: ['Black'], set: { shelf: '2' } },
];

const record = (fields: Record<string, string>, changes: Partial<FoundRecord> = {}): FoundRecord => ({
  fields,
  readFrom: {},
  doubts: {},
  notUnderstood: [],
  place: ['Green'],
  source: '',
  from: '',
  ...changes,
});

const FULL = { title: 'Sencha', steps: 'Steep.' };

const itemsOf = (records: readonly FoundRecord[], head = '') =>
  records.map((found, id) => toItem({ kind: KIND, places: PLACES, head: placeSet(KIND, PLACES, head) }, found, id));

const rowOf = (found: FoundRecord, here = indexOf([])) => rowsOf(KIND, itemsOf([found]), here)[0]!;

const stateOf = (items: readonly Item<Tea>[]): BringInState<Tea> => ({ ...NOTHING_READ, step: 'review', items });
const reduce = bringInReducer(KIND, PLACES);

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
  [record({ ...FULL, note: '5' }, { doubts: { note: 'Note as a range' } }), 'Note as a range'],
  [record({ ...FULL, note: 'hot' }), 'Too hot'],
])('what is to be looked at is ticked: %#', (found, text) => {
  expect(rowOf(found)).toMatchObject({ say: { text, isToLookAt: true }, isTicked: true });
});

test('a doubt is gone once its field is another', () => {
  const found = record({ ...FULL, note: '5' }, { doubts: { note: 'Note as a range' } });
  const [item] = itemsOf([found]);
  const state = reduce(stateOf([item!]), { type: 'recordChanged', id: 0, values: { ...item!.values, note: '6' } });
  expect(rowsOf(KIND, state.items, indexOf([]))[0]!.say).toBeNull();
});

test('what is here already is not ticked, and can be', () => {
  const here = indexOf([{ id: 7, title: 'SENCHA', content: 'steep.', place: 'Green', dialog: 'details:7' }]);
  const row = rowOf(record(FULL), here);
  expect(row).toMatchObject({ say: { text: 'Here already', isToLookAt: false }, canTick: true, isTicked: false });
  expect(leftOutText(KIND, row)).toBe('Here already in Green, with the same steps');
  const ticked = reduce(stateOf([row.item]), { type: 'recordsTicked', ids: new Set([0]), isTicked: true });
  expect(rowsOf(KIND, ticked.items, here)[0]!.isTicked).toBe(true);
});

test('one with this name and another content is ticked, and to be looked at', () => {
  const here = indexOf([{ id: 7, title: 'Sencha', content: 'Boil.', place: 'Green', dialog: 'details:7' }]);
  expect(rowOf(record(FULL), here)).toMatchObject({ say: { text: 'Another with this name' }, isTicked: true });
});

test('what has none of its content is no such record', () => {
  const row = rowOf(record({ title: 'For the coach' }));
  expect(row).toMatchObject({ say: { text: 'Not a tea', isToLookAt: false }, isTicked: false });
  expect(leftOutText(KIND, row)).toBe('No steps were found in it');
});

test('the place of the head is for those that name none, as long as none was chosen for them', () => {
  const items = itemsOf([record(FULL), record(FULL, { place: [] }), record(FULL, { place: ['Herbs'] })], '2');
  expect(items.map(({ values }) => values.shelf)).toEqual(['1', '2', '']);
  const own = { ...items[1]!.values, shelf: '2', note: 'x' };
  const typed = reduce(stateOf(items), { type: 'recordChanged', id: 1, values: own });
  const placed = reduce(typed, { type: 'placeChosen', place: '1' });
  expect(placed.items.map(({ values }) => values.shelf)).toEqual(['1', '1', '']);
  const moved = reduce(placed, { type: 'recordChanged', id: 1, values: { ...own, shelf: '2' } });
  const again = reduce(moved, { type: 'placeChosen', place: '' });
  expect(again.items.map(({ values }) => values.shelf)).toEqual(['1', '2', '']);
});

test('a place that is chosen while a column is read again is for what that reading brings', () => {
  const found = record(FULL, { place: [] });
  const chosen = reduce(stateOf(itemsOf([found], '2')), { type: 'placeChosen', place: '1' });
  const read = { items: itemsOf([found], '2'), columns: [], notes: [] };
  expect(reduce(chosen, { type: 'columnsRead', read, place: '2' }).items[0]!.values.shelf).toBe('1');
});

test('a row says where it goes, or why that is open', () => {
  const details = (found: FoundRecord) => detailsOf(KIND, PLACES, itemsOf([found])[0]!);
  expect(details(record(FULL))).toEqual(['Green', '1 step']);
  expect(details(record(FULL, { place: ['Mains', 'fish'] }))).toEqual(['“Mains, fish” is no place here']);
  expect(details(record(FULL, { place: [] }))).toEqual(['No place named', '1 step']);
});

test('another reading leaves what was corrected as it is, with its picture, and of what was unticked only that', () => {
  const picture = new File(['x'], 'sencha.jpg', { type: 'image/jpeg' });
  const read = (note: string) =>
    joinFiles(KIND, itemsOf([record({ ...FULL, note }), record({ ...FULL, note })]), [picture]);
  const { items } = read('');
  const typed = { ...items[0]!.values, note: 'mine' };
  const corrected = reduce(stateOf(items), { type: 'recordChanged', id: 0, values: typed });
  const unticked = reduce(corrected, { type: 'recordsTicked', ids: new Set([1]), isTicked: false });
  const again = { items: read('theirs').items, columns: [], notes: [] };
  const state = reduce(unticked, { type: 'columnsRead', read: again, place: '' });
  expect(state.items[0]!.values).toEqual(typed);
  expect(state.items[0]!.values.image).toBe(picture);
  expect(state.items[1]).toMatchObject({ tick: false, values: { note: 'theirs' } });
  // A form that is typed in stays as it is, with its focus; that of another record begins anew.
  const refills = (open: number) =>
    reduce({ ...unticked, open }, { type: 'columnsRead', read: again, place: '' }).refills;
  expect([refills(0), refills(1)]).toEqual([0, 1]);
});

test('a line that was decided about is gone, the same one elsewhere stays', () => {
  const items = itemsOf([record(FULL, { notUnderstood: ['x', 'y', 'x'] })]);
  const state = reduce(stateOf(items), { type: 'lineSettled', id: 0, line: 'x' });
  expect(state.items[0]!.unread).toEqual(['y', 'x']);
  expect(hasCorrections(state.items)).toBe(true);
});

test('those that came in leave the list in their order, and the next one is open', () => {
  const state = { ...stateOf(itemsOf([record(FULL), record(FULL), record(FULL)])), open: 0 };
  const closed = reduce(state, { type: 'roundClosed', cameIn: [0, 2], isComplete: false });
  expect(closed).toMatchObject({ step: 'review', open: 1, cameIn: new Set([0, 2]) });
  expect(reduce(closed, { type: 'roundClosed', cameIn: [1], isComplete: true })).toMatchObject({
    step: 'done',
    open: null,
    cameIn: new Set([0, 1, 2]),
  });
});

test('a picture goes to the record that has its name; of another one it is told', () => {
  const picture = new File(['x'], 'sencha.JPG', { type: 'image/jpeg' });
  const other = new File(['x'], 'mint.jpg', { type: 'image/jpeg' });
  const { items, notes } = joinFiles(KIND, itemsOf([record(FULL)]), [picture, other]);
  expect(items[0]!.values.image).toBe(picture);
  expect(notes).toEqual(['mint.jpg has the name of no tea and is not taken.']);
});
