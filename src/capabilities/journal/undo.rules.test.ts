import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { omit, type RecordKind, type Values } from '@/screen/record/record';
import { journalSlice, type Step } from './journalState';
import { type CallError } from '@/services/http/errors';
import { clearSession } from '@/services/session/session';
import { kinds, undo, undoCalls } from './undo';

type Row = { id: number; title: string } & Values;

/** What the server has, and how it behaves. */
let server: { rows: Row[]; isDown: boolean; refusals: Record<number, CallError> };
/** The panel's copy of the list; null before it was loaded. */
let cached: { data: Row[]; fulfilledTimeStamp: number } | null;
let looks: number;
let saved: [id: number, values: Values][];
let onSave: () => void;

beforeEach(() => {
  const row = (id: number) => ({ id, title: 'New', price: 59, code: 'b', tags: ['a'] });
  server = { rows: [1, 2, 3].map(row), isDown: false, refusals: {} };
  cached = null;
  looks = 0;
  saved = [];
  onSave = () => {};
});

const plan = {
  noun: 'plan',
  endpoint: {
    initiate: () => () => {
      looks += 1;
      return Promise.resolve(server.isDown ? { error: 'down' } : { data: server.rows });
    },
    select: () => () => cached ?? {},
  },
  rows: (rows: Row[]) => rows,
  name: ({ title }: Row) => title,
  values: (row: Row) => omit(row, 'id'),
  required: [],
  labels: { title: 'Title', price: 'Price' },
  save: (id: number, values: Values) => () => {
    saved.push([id, values]);
    onSave();
    return Object.assign(Promise.resolve({ error: server.refusals[id] }), { requestId: `save ${id}` });
  },
  afterRound: () => ({ type: 'plans/afterRound' }),
} as unknown as RecordKind;
kinds.set('plan', plan);
kinds.set('offer', { ...plan, noun: 'offer', afterRound: undefined });

/** A change of a record from older values to those that the server has. */
const step = (id: number, before: Values, kind = 'plan'): Step => {
  const now = { title: 'New', price: 59, code: 'b', tags: ['a'] };
  return { kind, id, arg: undefined, name: 'Reset', before: { ...now, ...before }, after: now, isUndone: false };
};

const typesOf = (types: string[] = [], { type }: UnknownAction) => [...types, type];

/** A journal with these entries, the oldest first; `undo` undoes the one at a place. */
function journal(...entries: Step[][]) {
  const store = configureStore({ reducer: { journal: journalSlice.reducer, actions: typesOf } });
  const { changeMade } = journalSlice.actions;
  const sentence = { sign: 'edited', before: '', name: '', after: '' } as const;
  entries.forEach((steps, at) =>
    store.dispatch(changeMade({ at, sentence, steps, note: '', round: steps.length > 1 ? at : null })),
  );
  const all = () => store.getState().journal.entries;
  return {
    undo: (at = 0) => undo(store as never, all()[at]!, all()),
    entry: (at = 0) => all()[at]!,
    actions: () => store.getState().actions,
  };
}

test('what was changed is put back, and the entry says when', async () => {
  const { undo, entry } = journal([step(1, { title: 'Old', price: 49 })]);
  await undo();
  expect(saved).toEqual([[1, { title: 'Old', price: 49, code: 'b', tags: ['a'] }]]);
  expect(entry()).toMatchObject({ isUndoing: false, note: '', steps: [{ isUndone: true }] });
  expect(entry().undoneAt).toEqual(expect.any(Number));
  expect(undoCalls).toContain('save 1');
});

test('what was changed elsewhere meanwhile is kept', async () => {
  server.rows[0] = { ...server.rows[0]!, price: 79, tags: ['a', 'b'] };
  await journal([step(1, { title: 'Old', tags: [] })]).undo();
  expect(saved).toEqual([[1, { title: 'Old', price: 79, code: 'b', tags: ['b'] }]]);
});

test('what is as it was already is not sent', async () => {
  server.rows[0] = { ...server.rows[0]!, title: 'Old' };
  const { undo, entry } = journal([step(1, { title: 'Old' })]);
  await undo();
  expect(saved).toEqual([]);
  expect(entry().undoneAt).not.toBeNull();
});

test.each([
  ['Price has changed since.', { price: 79 }],
  ['Title, Price has changed since.', { title: 'Other', price: 79 }],
  ['it has changed since.', { code: 'c' }],
])('not undone: %s', async (why, change) => {
  server.rows[0] = { ...server.rows[0]!, ...change };
  const { undo, entry } = journal([step(1, { title: 'Old', price: 49, code: 'a' })]);
  await undo();
  expect(saved).toEqual([]);
  expect(entry()).toMatchObject({ note: `Not undone: ${why}`, undoneAt: null, steps: [{ isUndone: false }] });
});

test('a record that is gone, or that cannot be looked at, is not undone', async () => {
  server.rows.shift();
  const { undo, entry } = journal([step(1, { title: 'Old' })]);
  await undo();
  expect(entry().note).toBe('Not undone: Reset was deleted since.');
  server.isDown = true;
  await undo();
  expect(entry().note).toBe('Not undone: whether it has changed since could not be checked.');
  expect(saved).toEqual([]);
});

test.each<[CallError, string]>([
  [{ kind: 'refused', status: 422, message: 'Too late.' }, 'Not undone: Too late.'],
  [{ kind: 'abandoned' }, 'Not undone: there was no answer.'],
])('a save that fails by %j is told', async (error, note) => {
  server.refusals[1] = error;
  const { undo, entry } = journal([step(1, { title: 'Old' })]);
  await undo();
  expect(entry()).toMatchObject({ note, undoneAt: null, isUndoing: false });
});

const LATER_FIRST = 'Not undone: undo the later change first.';

test('a later change to the same value is undone first', async () => {
  const { undo, entry } = journal([step(1, { price: 39 })], [step(1, { price: 49, title: 'Old' })]);
  await undo(0);
  expect(entry(0).note).toBe(LATER_FIRST);
  expect([looks, saved]).toEqual([0, []]);
  await undo(1);
  server.rows[0] = { ...server.rows[0]!, price: 49 };
  await undo(0);
  expect(entry(0).note).toBe('Not undone: Price has changed since.');
});

test.each([
  ['of another value', [[step(1, { price: 49 })], [step(1, { title: 'Old' })]], 0],
  ['of another record', [[step(1, { price: 49 })], [step(2, { price: 49 })]], 0],
  ['of a record of another kind', [[step(1, { price: 49 }, 'offer')], [step(1, { price: 49 })]], 0],
  ['that was made before', [[step(1, { price: 49 })], [step(1, { price: 49 })]], 1],
])('a change %s does not stand in the way', async (_what, entries, at) => {
  const { undo, entry } = journal(...entries);
  await undo(at);
  expect(entry(at)).toMatchObject({ note: '', undoneAt: expect.any(Number) as number });
});

test('an undo that is under way is not begun again', async () => {
  const { undo, entry } = journal([step(1, { title: 'Old' })]);
  const first = undo();
  expect(entry().isUndoing).toBe(true);
  await Promise.all([first, undo()]);
  expect(saved).toHaveLength(1);
});

test('of a round each record is undone for itself; what failed can be tried again', async () => {
  server.refusals = { 2: { kind: 'abandoned' }, 3: { kind: 'refused', status: 422, message: 'No.' } };
  const { undo, entry, actions } = journal([1, 2, 3].map((id) => step(id, { title: 'Old' })));
  await undo();
  expect(entry().note).toBe('Not undone: there was no answer. (and 1 more)');
  expect(entry().steps.map(({ isUndone }) => isUndone)).toEqual([true, false, false]);
  expect(actions().slice(-2)).toEqual(['plans/afterRound', 'journal/undoFailed']);
  server.refusals = {};
  await undo();
  expect(saved.map(([id]) => id)).toEqual([1, 2, 3, 2, 3]);
  expect(entry().note).toBe('');
  expect(entry().undoneAt).not.toBeNull();
});

test('before an undo a fresh copy is enough, but for each of a round the server is asked', async () => {
  cached = { data: server.rows, fulfilledTimeStamp: Date.now() };
  await journal([step(1, { title: 'Old' })]).undo();
  expect(looks).toBe(0);
  await journal([step(1, { title: 'Old' }), step(2, { title: 'Old' })]).undo();
  expect(looks).toBe(2);
});

test('a session that ends meanwhile leaves nothing for the next person', async () => {
  const { undo, actions } = journal([1, 2].map((id) => step(id, { title: 'Old' })));
  onSave = clearSession;
  await undo();
  expect(saved).toHaveLength(1);
  expect(actions().at(-1)).toBe('journal/undoStarted');
  onSave = () => {};
  const looking = journal([step(1, { title: 'Old' })]);
  const undone = looking.undo();
  clearSession();
  await undone;
  expect(saved).toHaveLength(1);
});
