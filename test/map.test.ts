import { readdirSync, readFileSync } from 'node:fs';
import { IMPORTS } from '../scripts/moduleImports.mjs';

/* docs/map.md shows the house as it is. */

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

const sources = [...IMPORTS.keys()]
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

const found = (pattern: RegExp) =>
  sources.flatMap(([file, code]) => [...code.matchAll(pattern)].map(([, name]) => ({ file, name: name! })));

test('each capability has a line', () => {
  const named = rowsOf(capabilities).map(([cell]) => /^\[(\w+)\]/.exec(cell!)?.[1]);
  expect(named).toEqual(readdirSync('src/capabilities').sort());
});

test('each slot has a line, with those that fill it', () => {
  const filled = found(/\bfill(?:At)?(?:<[^(]*>)?\(\s*(\w+)/g);
  const declared = found(/export const (\w+) = slot</g).map(({ file, name }) => {
    const by = filled.flatMap((each) => (each.name === name ? (/capabilities\/(\w+)/.exec(each.file)?.[1] ?? []) : []));
    return [name, file.slice('src/'.length), [...new Set(by)].sort().join(', ')];
  });
  expect(rowsOf(slots)).toEqual(declared.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
});
