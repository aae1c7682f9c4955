import { usersApi } from '@/services/users';
import { idleRule } from './prefetch';
import { makeStore } from './store';

const originalFetch = globalThis.fetch;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

/** The rule once the first page was painted, and a query that gets the reply. */
async function loadAfterFirstPage(reply: Promise<Response>) {
  jest.useFakeTimers();
  globalThis.fetch = () => reply;
  const store = makeStore();
  const awaited = idleRule(store, Promise.resolve());
  await jest.advanceTimersByTimeAsync(300);
  const before = awaited();
  void store.dispatch(usersApi.endpoints.listUsers.initiate());
  return { before, awaited };
}

test('the first page has time to be painted once its code is there, though its reply came earlier', async () => {
  jest.useFakeTimers();
  const wasPainted = jest.fn();
  let show: (page?: unknown) => void = () => {};
  const awaited = idleRule(makeStore(), new Promise((resolve) => (show = resolve)));
  void awaited()!.then(wasPainted);
  await jest.advanceTimersByTimeAsync(2000);
  expect(wasPainted).not.toHaveBeenCalled();
  show();
  await jest.advanceTimersByTimeAsync(200);
  expect(wasPainted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(wasPainted).toHaveBeenCalledTimes(1);
  expect(awaited()).toBeUndefined();
});

test.each([200, 500])('a reply with status %d is awaited, and has time to be painted', async (status) => {
  let arrive: (reply: Response) => void = () => {};
  const { before, awaited } = await loadAfterFirstPage(new Promise((resolve) => (arrive = resolve)));
  expect(before).toBeUndefined();
  const wasPainted = jest.fn();
  void awaited()!.then(wasPainted);
  arrive(new Response('{"success":true,"data":[]}', { status }));
  await jest.advanceTimersByTimeAsync(200);
  expect(wasPainted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(wasPainted).toHaveBeenCalledTimes(1);
  expect(awaited()).toBeUndefined();
});
