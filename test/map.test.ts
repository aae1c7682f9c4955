import { readdirSync, readFileSync } from 'node:fs';
import { slotRows } from '../scripts/shownCode.mjs';

/* docs/map.md shows the house as it is. `npm run docs` brings its slots up to date. */

const MAP = readFileSync('docs/map.md', 'utf8');
const [, , capabilities = '', slots = ''] = MAP.split(/^## /m);

/** The cells of the rows of a table, without its head. */
const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    );

test('each capability has a line', () => {
  const named = rowsOf(capabilities).map(([cell]) => /^\[(\w+)\]/.exec(cell!)?.[1]);
  expect(named).toEqual(readdirSync('src/capabilities').sort());
});

test('each slot has a line, with those that fill it', () => {
  expect(rowsOf(slots)).toEqual(slotRows());
});
