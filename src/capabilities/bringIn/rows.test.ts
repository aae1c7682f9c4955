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
  accept: {},
  withFile: (values, image) => (values.image ? null : { ...values, image }),
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
  records.map((found, id) =>
    toItem({ kind: KIND, places: PLACES, head: placeSet(KIND, PLACES, head), cameBefore: () => false }, found, id),
  );

const rowOf = (found: FoundRecord, here = indexOf([])) => rowsOf(KIND, itemsOf([found]), here)[0]!;

const stateOf = (items: readonly Item[]): BringInState => ({ ...NOTHING_READ, step: 'review', items });
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

test('a row says where it goes, or why that is open', () => {
  const details = (found: FoundRecord) => detailsOf(KIND, PLACES, itemsOf([found])[0]!);
  expect(details(record(FULL))).toEqual(['Green', '1 step']);
  expect(details(record(FULL, { place: ['Mains', 'fish'] }))).toEqual(['“Mains, fish” is no place here']);
  expect(details(record(FULL, { place: [] }))).toEqual(['No place named', '1 step']);
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

test('a picture goes to the record that has its name; of another one it is told', () => {
  const picture = new File(['x'], 'sencha.JPG', { type: 'image/jpeg' });
  const other = new File(['x'], 'mint.jpg', { type: 'image/jpeg' });
  const second = new File(['y'], 'Sencha.png', { type: 'image/png' });
  const { items, notes } = joinFiles(KIND, itemsOf([record(FULL)]), [picture, other, second]);
  expect(items[0]!.values.image).toBe(picture);
  expect(notes).toEqual([
    'mint.jpg is not taken: no tea has this name.',
    'Sencha.png is not taken: the tea of this name has a file already, or takes none of this kind.',
  ]);
});
