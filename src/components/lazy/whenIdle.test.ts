import { idleAfter, whenIdle } from './whenIdle';

afterEach(() => idleAfter(() => undefined));

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('runs when the browser is idle', async () => {
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  await turn();
  expect(run).toHaveBeenCalledTimes(1);
});

test('waits for what is awaited by then', async () => {
  let arrive = () => {};
  const run = jest.fn();
  whenIdle(run);
  idleAfter(() => new Promise<void>((resolve) => (arrive = resolve)));
  await turn();
  expect(run).not.toHaveBeenCalled();
  arrive();
  await turn();
  expect(run).toHaveBeenCalledTimes(1);
});

test('asks a browser that is never idle to run it all the same', () => {
  const ask = jest.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
  whenIdle(jest.fn());
  expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 3000 });
  ask.mockRestore();
});
