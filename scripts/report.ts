import { readFileSync } from 'node:fs';
import { openReport } from '@/capabilities/sessionReport/openReport';
import { helpOf } from './help.mjs';

/*
 * `npm run report -- report.json` prints a saved report of what happened: the steps in words, what came with each below
 * it (calls asked → and answered ←, addresses, what the page showed), and what has the mock server fail as it did.
 */
helpOf('scripts/report.ts');

function open(file: string) {
  try {
    return openReport(readFileSync(file, 'utf8'));
  } catch (error) {
    return `Cannot read it: ${(error as Error).message}.`;
  }
}

const [file] = process.argv.slice(2);
const opened = file === undefined ? 'Which file? npm run report -- report.json' : open(file);

if (typeof opened === 'string') {
  console.error(opened);
  process.exit(2);
}
const { about, stops, failures } = opened;
console.log(`${about}\n`);
for (const { time, isAmber, text, beside } of stops)
  console.log([`${time} ${isAmber ? '!' : ' '} ${text}`, ...beside.map((line) => `             ${line}`)].join('\n'));
if (failures.length > 0) console.log(`\n${failures.map(({ path, kind }) => `fail=${path}:${kind}`).join('\n')}`);
