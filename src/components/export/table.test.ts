import { momentCell, tableOf } from './table';

test('many rows are made in turns, between which the page can answer', async () => {
  let hasAnswered = false;
  setTimeout(() => {
    hasAnswered = true;
  });
  const slow = (row: number) => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    return row;
  };
  const lines = [];
  for await (const line of tableOf([{ header: 'Row', value: slow }], [1, 2, 3], false)) lines.push(line);
  expect(lines).toEqual([['Row'], [1], [2], [3]]);
  expect(hasAnswered).toBe(true);
});

test('an unknown moment is an empty cell', () => {
  expect(momentCell('')).toBe('');
  expect(momentCell('2025-11-18T04:12:00.000Z')).toBe('18/11/2025, 09:42 AM');
});
