import { serialize } from './serialize';

/** Work that ends when it is told to. */
function held() {
  let end: (fails?: boolean) => void = () => {};
  const started = jest.fn();
  const work = () => {
    started();
    return new Promise<string>((resolve, reject) => {
      end = (fails) => (fails ? reject(new Error('refused')) : resolve('done'));
    });
  };
  return { work, started, end: (fails?: boolean) => end(fails) };
}

const tick = () => new Promise((resolve) => setTimeout(resolve));

test('functions with the same key run one after another, also after a failure', async () => {
  const [first, second] = [held(), held()];
  const firstDone = serialize('a', first.work);
  const secondDone = serialize('a', second.work);
  await tick();
  expect(first.started).toHaveBeenCalled();
  expect(second.started).not.toHaveBeenCalled();
  first.end(true);
  await expect(firstDone).rejects.toThrow('refused');
  await tick();
  expect(second.started).toHaveBeenCalled();
  second.end();
  expect(await secondDone).toBe('done');
});

test('whoever comes after the first has ended waits for the second', async () => {
  const [first, second, third] = [held(), held(), held()];
  const firstDone = serialize('c', first.work);
  void serialize('c', second.work);
  await tick();
  first.end();
  await firstDone;
  await tick();
  const thirdDone = serialize('c', third.work);
  await tick();
  expect(third.started).not.toHaveBeenCalled();
  second.end();
  await tick();
  third.end();
  expect(await thirdDone).toBe('done');
});

test('a function with another key does not wait', async () => {
  const [one, other] = [held(), held()];
  void serialize('a', one.work);
  const done = serialize('b', other.work);
  await tick();
  expect(other.started).toHaveBeenCalled();
  other.end();
  expect(await done).toBe('done');
  one.end();
});
