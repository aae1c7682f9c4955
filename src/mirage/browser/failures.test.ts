import { failureLabel, failureSetter, FAILURE_KINDS, parseFailure } from './failures';
import { makeServer, type MockServer } from '../server';
import { call } from '../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

const outcomeOf = (path: string) =>
  call(path).then(
    ({ status, body }) => ({ status, message: body.message, data: body.data }),
    () => 'no JSON',
  );

test.each([
  ['500', { status: 500, message: 'The database cannot be reached.' }],
  ['500-silent', { status: 500 }],
  ['502', 'no JSON'],
  ['cut', 'no JSON'],
  ['null', { status: 200, data: null }],
  ['shape', { status: 200, data: { list: { id: 1 } } }],
  ['dropped', 'no JSON'],
  ['401', { status: 401, message: 'Your session has expired.' }],
])('a path fails by %s', async (kind, outcome) => {
  failureSetter(server)([{ path: 'plans/list', kind }]);
  expect(await outcomeOf('plans/list')).toEqual(outcome);
});

test('`held` delays a call by ten seconds', async () => {
  jest.useFakeTimers();
  failureSetter(server)([{ path: 'plans/list', kind: 'held' }]);
  const answered = jest.fn();
  const outcome = outcomeOf('plans/list').then(answered);
  await jest.advanceTimersByTimeAsync(9_900);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  await outcome;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
});

test('calls fail in turn, by any status, and all that follow as the last', async () => {
  failureSetter(server)([parseFailure('plans/list:ok,422,cut,ok')!]);
  const outcomes = [];
  for (let call = 0; call < 5; call += 1) outcomes.push(await outcomeOf('plans/list'));
  const ok = expect.objectContaining({ status: 200 }) as object;
  expect(outcomes).toEqual([ok, { status: 422, message: 'Refused.' }, 'no JSON', ok, ok]);
});

test('a call is late by as much as is said', async () => {
  const failure = parseFailure('plans/list:400ms')!;
  failureSetter(server)([failure]);
  const begin = Date.now();
  expect(await outcomeOf('plans/list')).toMatchObject({ status: 200 });
  expect(Date.now() - begin).toBeGreaterThanOrEqual(390);
  expect(failureLabel(failure)).toBe('After 0.4 s');
});

test.each(['plans/list:soon', 'plans/list:ok,soon', 'plans/list:0ms', '500'])('%s is no failure', (text) => {
  expect(parseFailure(text)).toBeNull();
});

test('a new list of failures replaces the one before', async () => {
  const fail = failureSetter(server);
  fail([{ path: 'plans/list', kind: '500' }]);
  fail([{ path: 'users/list', kind: '401' }]);
  expect(await outcomeOf('plans/list')).toMatchObject({ status: 200 });
  expect(await outcomeOf('users/list')).toMatchObject({ status: 401 });
  fail([]);
  expect(await outcomeOf('users/list')).toMatchObject({ status: 200 });
});

test('each kind of failure has its own name', () => {
  expect(new Set(FAILURE_KINDS.map(({ kind }) => kind)).size).toBe(FAILURE_KINDS.length);
});
