import { idleAfter, idleAfterPart, whenIdle } from './whenIdle';

afterEach(() => {
  idleAfter(() => undefined);
  jest.useRealTimers();
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 10));

/** What resolves or rejects when the test says so. */
function later() {
  let [resolve, reject] = [() => {}, () => {}];
  const promise = new Promise<void>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve: () => resolve(), reject: () => reject() };
}

test('runs when the browser is idle', async () => {
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  await turn();
  expect(run).toHaveBeenCalledTimes(1);
});

test('waits for what is awaited by then, and for what is awaited after that', async () => {
  const [first, second] = [later(), later()];
  const run = jest.fn();
  whenIdle(run);
  idleAfter(() => first.promise);
  await turn();
  expect(run).not.toHaveBeenCalled();
  idleAfter(() => second.promise);
  first.resolve();
  await turn();
  expect(run).not.toHaveBeenCalled();
  idleAfter(() => undefined);
  second.resolve();
  await turn();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['resolve', 'reject'] as const)('waits for the code of a part of the page: %s', async (end) => {
  const part = later();
  const run = jest.fn();
  idleAfterPart(part.promise);
  whenIdle(run);
  await turn();
  expect(run).not.toHaveBeenCalled();
  part[end]();
  await turn();
  expect(run).toHaveBeenCalledTimes(1);
});

test('waits no longer than three seconds', async () => {
  jest.useFakeTimers();
  const run = jest.fn();
  idleAfter(() => new Promise(() => {}));
  whenIdle(run);
  await jest.advanceTimersByTimeAsync(2900);
  expect(run).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(run).toHaveBeenCalledTimes(1);
});

test('asks a browser that is never idle to run it all the same', () => {
  const ask = jest.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
  whenIdle(jest.fn());
  expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 3000 });
  ask.mockRestore();
});
