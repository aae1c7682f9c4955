import { momentCell, tableOf, type ExportColumn } from './table';

interface Account {
  holder: string;
  number: string;
}

const COLUMNS: ExportColumn<Account>[] = [
  { header: 'Holder', value: ({ holder }) => holder },
  { header: 'Number', value: ({ number }) => number, isMasked: true },
  { header: 'Digits', value: ({ number }) => number.length },
  { header: 'Currency', value: () => 'USD' },
];

async function linesOf(numbers: string[], isFull: boolean) {
  const lines = [];
  const accounts = numbers.map((number) => ({ holder: 'Sana', number }));
  for await (const line of tableOf(COLUMNS.slice(0, 2), accounts, isFull)) lines.push(line);
  return lines;
}

test('of a masked column the last four characters are written, and all of them where that is asked', async () => {
  const numbers = ['0123456789', '12345', '1234', ''];
  const written = (cells: string[]) => [['Holder', 'Number'], ...cells.map((cell) => ['Sana', cell])];
  expect(await linesOf(numbers, false)).toEqual(written(['****6789', '****2345', '****', '']));
  expect(await linesOf(numbers, true)).toEqual(written(numbers));
});

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

test('a few rows are made at once', async () => {
  const answered = jest.fn();
  setTimeout(answered);
  expect(await linesOf(['1', '2', '3'], true)).toHaveLength(4);
  expect(answered).not.toHaveBeenCalled();
});

test('an unknown moment is an empty cell', () => {
  expect(momentCell('')).toBe('');
  expect(momentCell('2025-11-18T04:12:00.000Z')).toBe('18/11/2025, 09:42 AM');
});
