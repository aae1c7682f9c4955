import { inTurns } from './inTurns';

/** A clock that stands still but for the work, and how many items each turn does. */
function countTurns() {
  let now = 0;
  const turns = [0];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(global, 'setTimeout').mockImplementation(((next: () => void) => {
    turns.push(0);
    queueMicrotask(next);
  }) as never);
  const work = (milliseconds: number) => {
    now += milliseconds;
    turns[turns.length - 1]! += 1;
    return milliseconds;
  };
  return { turns, work };
}

const { signal } = new AbortController();

test('thousands of records are worked out a few in each turn, and their results come in order', async () => {
  const { turns, work } = countTurns();
  const all = Array.from({ length: 3000 }, (_, index) => 1 + (index % 3));
  expect(await inTurns(all, work, signal)).toEqual(all);
  expect(turns.reduce((sum, count) => sum + count)).toBe(3000);
  expect(Math.max(...turns)).toBeLessThanOrEqual(10);
  expect(turns.length).toBeGreaterThan(500);
});

test('a record that takes longer than a turn has one for itself', async () => {
  const { turns, work } = countTurns();
  await inTurns([40, 40, 1], work, signal);
  expect(turns).toEqual([1, 1, 1]);
});

test('once aborted it does no more', async () => {
  const { turns, work } = countTurns();
  const leaving = new AbortController();
  const worked = inTurns(Array<number>(100).fill(5), work, leaving.signal);
  leaving.abort();
  await expect(worked).rejects.toThrow();
  expect(turns[0]).toBe(2);
  expect(turns.slice(1)).toEqual([0]);
});
