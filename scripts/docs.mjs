/**
 * Brings the documentation up to date with the code that it shows: files in full, and the table of slots.
 *
 *   npm run docs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { slotRows, withFiles } from './shownCode.mjs';

const withSlots = (page) =>
  page.replace(/^(\| Slot .*\n\|[ -|]*\n)(?:\|.*\n)+/m, (_, head) =>
    [head, ...slotRows().map(([name, file, by]) => `| \`${name}\` | \`${file}\` | ${by} |\n`)].join(''),
  );

for (const name of readdirSync('docs').filter((each) => each.endsWith('.md'))) {
  const file = `docs/${name}`;
  const page = readFileSync(file, 'utf8');
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(withSlots(withFiles(page)), options));
}
