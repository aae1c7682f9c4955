import { usersApi } from '@/services/users';
import { awaitedReplies, idleRule } from './awaitedReplies';
import { makeStore } from './store';

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

const answerWith = (reply: Promise<Response>) => {
  globalThis.fetch = () => reply;
};

function load() {
  const store = makeStore();
  void store.dispatch(usersApi.endpoints.listUsers.initiate());
  return store;
}

test('nothing is awaited while no query is pending', () => {
  expect(awaitedReplies(makeStore())).toBeUndefined();
});

test.each([200, 500])('a reply with status %d is awaited', async (status) => {
  let arrive: (reply: Response) => void = () => {};
  answerWith(new Promise((resolve) => (arrive = resolve)));
  const store = load();
  const awaited = awaitedReplies(store);
  expect(awaited).toBeDefined();
  arrive(new Response('{"success":true,"data":[]}', { status }));
  await awaited;
  expect(awaitedReplies(store)).toBeUndefined();
});

test('a reply that does not come is awaited for three seconds', async () => {
  jest.useFakeTimers();
  answerWith(new Promise(() => {}));
  const wasAwaited = jest.fn();
  void awaitedReplies(load())!.then(wasAwaited);
  await jest.advanceTimersByTimeAsync(2900);
  expect(wasAwaited).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(wasAwaited).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('the first page has time to be painted once its code is there, though its reply came earlier', async () => {
  jest.useFakeTimers();
  const wasPainted = jest.fn();
  let show: (page?: unknown) => void = () => {};
  const awaited = idleRule(makeStore(), new Promise((resolve) => (show = resolve)));
  void awaited().then(wasPainted);
  await jest.advanceTimersByTimeAsync(2000);
  expect(wasPainted).not.toHaveBeenCalled();
  show();
  await jest.advanceTimersByTimeAsync(200);
  expect(wasPainted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(wasPainted).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a first page whose code does not come is awaited for three seconds', async () => {
  jest.useFakeTimers();
  const wasAwaited = jest.fn();
  void idleRule(makeStore(), new Promise(() => {}))().then(wasAwaited);
  await jest.advanceTimersByTimeAsync(2900);
  expect(wasAwaited).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(wasAwaited).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
