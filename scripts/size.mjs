/**
 * The size budget of the production build, in bytes after gzip -9 and in requests; exits with 1 if the build exceeds
 * it. Runs at the end of `npm run build`, which writes what it reads: the files that each named chunk needs
 * (webpack.config.ts) and the declarations of the sections (scripts/bootScript.ts).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

/** As webpack was given them. */
const { values } = parseArgs({
  options: { env: { type: 'string', multiple: true, default: [] }, 'output-path': { type: 'string', default: 'dist' } },
});
const BUILD = values['output-path'];
const isCore = values.env.includes('core');
const CHUNKS = `node_modules/.cache${isCore ? '/core' : ''}/chunks.json`;
const SECTIONS = pathToFileURL(path.resolve('node_modules/.cache/sections.mjs')).href;

const BUDGET = { named: 118_300, signIn: 147_900, section: isCore ? 150_000 : 161_000, requests: 10, css: 25_000 };

const packed = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(BUILD, file)), { level: 9 }).length, 0);

const html = readFileSync(path.join(BUILD, 'index.html'), 'utf8');
const named = [...html.matchAll(/\s(?:src|href)="\/((?:js|css)\/[^"]+)"/g)].map(([, file]) => file);

const { namedChunkGroups } = JSON.parse(readFileSync(CHUNKS, 'utf8'));
/** The files that index.html names and those of some chunks, each once. */
const filesWith = (...chunks) => [
  ...new Set([...named, ...chunks.flatMap((chunk) => namedChunkGroups[chunk].assets.map(({ name }) => name))]),
];

let isExceeded = false;

/** How much of a budget is used, as a text. */
function used(value, budget, unit) {
  if (value > budget) isExceeded = true;
  return `${value} of ${budget} ${unit}${value > budget ? ', TOO MUCH' : ''}`;
}

const scriptsIn = (files) => packed(files.filter((file) => file.endsWith('.js')));
const stylesIn = (files) => packed(files.filter((file) => file.endsWith('.css')));

console.log(`JavaScript named in index.html: ${used(scriptsIn(named), BUDGET.named, 'bytes')}`);
console.log(`JavaScript until the sign-in form shows: ${used(scriptsIn(filesWith('login')), BUDGET.signIn, 'bytes')}`);

/** @type {{ SCREENS: import('../src/screen/section').Section[] }} */
const { SCREENS } = await import(SECTIONS);
console.log('Until a section shows:');
for (const { path: address, firstCalls = [] } of SCREENS) {
  const files = filesWith('shell', address.slice(1));
  const pageAndFont = 2;
  console.log(
    `  ${address}: JavaScript ${used(scriptsIn(files), BUDGET.section, 'bytes')}; CSS ${used(stylesIn(files), BUDGET.css, 'bytes')}; ${used(pageAndFont + files.length + firstCalls.length, BUDGET.requests, 'requests')}`,
  );
}

process.exitCode = isExceeded ? 1 : 0;
