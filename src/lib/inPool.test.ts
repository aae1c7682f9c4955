import { inPool } from '@/lib/inPool';

const tick = () => new Promise((resolve) => setTimeout(resolve));

test('every item is processed in order, at most the given number at once', async () => {
  const begun: number[] = [];
  let under = 0;
  let most = 0;
  await inPool(
    [1, 2, 3, 4, 5, 6, 7],
    3,
    () => false,
    async (item) => {
      begun.push(item);
      most = Math.max(most, (under += 1));
      await tick();
      under -= 1;
    },
  );
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('after a stop no further item begins', async () => {
  const begun: number[] = [];
  let isStopped = false;
  await inPool(
    [1, 2, 3, 4, 5],
    2,
    () => isStopped,
    async (item) => {
      begun.push(item);
      await tick();
      isStopped = true;
    },
  );
  expect(begun).toEqual([1, 2]);
});
