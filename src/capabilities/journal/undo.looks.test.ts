import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { type RecordKind } from '@/screen/record/record';
import { journalSlice, type Step } from './journalState';
import { kinds, toLoad, undo } from './undo';

/* What is looked at before something is undone: the copy in the cache, or the server. */

const ROWS = [1, 2].map((id) => ({ id, title: 'New' }));

/** The panel's copy of the list. */
let cached: { data?: typeof ROWS; status?: string; startedTimeStamp?: number; fulfilledTimeStamp?: number };
let looks: number;

const member = {
  endpoint: {
    initiate: () => () => {
      looks += 1;
      return Promise.resolve({ data: ROWS });
    },
    select: () => () => cached,
  },
  rows: (rows: typeof ROWS) => rows,
  values: ({ title }: (typeof ROWS)[0]) => ({ title }),
  labels: {},
  save: () => () => Object.assign(Promise.resolve({}), { requestId: 'save' }),
  afterRound: () => ({ type: 'afterRound' }),
} as unknown as RecordKind;
kinds.set('member', { ...member, largeList: 'users' });
kinds.set('banner', member);

const step = (kind: string, id = 1): Step => ({
  kind,
  id,
  arg: undefined,
  name: 'Reset',
  before: { title: 'Old' },
  after: { title: 'New' },
  isUndone: false,
});

const typesOf = (types: string[] = [], { type }: UnknownAction) => [...types, type];

/** Undoes a change that was made at that time; a round if it is of several records. Returns the types of its actions. */
async function undone(at: number, ...steps: Step[]) {
  const store = configureStore({ reducer: { journal: journalSlice.reducer, actions: typesOf } });
  const sentence = { sign: 'edited', before: '', name: '', after: '' } as const;
  const round = steps.length > 1 ? 1 : null;
  store.dispatch(journalSlice.actions.changeMade({ at, sentence, steps, note: '', round }));
  const { entries } = store.getState().journal;
  await undo(store as never, entries[0]!, entries);
  return store.getState().actions;
}

/** Later with each test, so that none comes before what another has undone. */
let now = Date.now();
beforeEach(() => {
  now += 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  cached = {};
  looks = 0;
});

test('a large list that has left the cache has to be loaded first', () => {
  expect(toLoad({}, step('member'))).toBe('users');
  cached = { data: ROWS };
  expect(toLoad({}, step('member'))).toBeUndefined();
});

test('others are looked at by themselves', () => {
  expect(toLoad({}, step('banner'))).toBeUndefined();
  expect(toLoad({}, step('nobody knows'))).toBeUndefined();
  expect(toLoad({}, undefined)).toBeUndefined();
});

test('of a large list the copy in the cache is compared, however old', async () => {
  cached = { data: ROWS, fulfilledTimeStamp: 0 };
  await undone(now, step('member'));
  expect(looks).toBe(0);
  await undone(now, step('banner'));
  expect(looks).toBe(1);
  cached = {};
  await undone(now, step('member'));
  expect(looks).toBe(2);
});

const ROUND = [step('banner', 1), step('banner', 2)];
const copyOf = (startedTimeStamp: number) => ({ data: ROWS, status: 'fulfilled', startedTimeStamp });

test('of a round a copy is enough that was asked for within five seconds, after the last save', async () => {
  cached = copyOf(now - 4000);
  await undone(now - 30_000, ...ROUND);
  expect(looks).toBe(0);
});

test.each([
  ['is older than five seconds', -6000, -30_000],
  ['was asked for before the last save', -2000, -1000],
])('of a round a copy is not enough that %s', async (_what, startedAt, savedAt) => {
  cached = copyOf(now + startedAt);
  await undone(now + savedAt, ...ROUND);
  expect(looks).toBe(2);
});

test('a copy from before something else was undone is not enough either', async () => {
  await undone(now - 30_000, step('banner', 1));
  cached = copyOf(now - 1000);
  looks = 0;
  await undone(now - 30_000, ...ROUND);
  expect(looks).toBe(2);
});

test('lists load again after a round alone', async () => {
  expect(await undone(now, ...ROUND)).toContain('afterRound');
  expect(await undone(now, step('banner'))).not.toContain('afterRound');
});
