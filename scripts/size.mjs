/**
 * The size budget of the production build, in bytes as gzip -9 packs them, and in requests; ends with 1 where the build
 * exceeds it. Runs at the end of `npm run build`, which writes what it reads: the files that each named chunk needs
 * (webpack.config.ts) and the declarations of the sections (scripts/bootScript.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUILD = 'dist';
const CHUNKS = 'node_modules/.cache/chunks.json';
const SECTIONS = pathToFileURL(path.resolve('node_modules/.cache/sections.mjs')).href;

const BUDGET = { named: 122_000, signIn: 150_000, section: 170_000, requests: 11, css: 30_000 };

const packed = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(BUILD, file)), { level: 9 }).length, 0);

const isScript = (file) => file.endsWith('.js');

const html = readFileSync(path.join(BUILD, 'index.html'), 'utf8');
const named = [...html.matchAll(/\s(?:src|href)="\/((?:js|css)\/[^"]+)"/g)].map(([, file]) => file);

const { namedChunkGroups } = JSON.parse(readFileSync(CHUNKS, 'utf8'));
/** The files that index.html names and those of some chunks, each once. */
const filesWith = (...chunks) => [
  ...new Set([...named, ...chunks.flatMap((chunk) => namedChunkGroups[chunk].assets.map(({ name }) => name))]),
];

const styles = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

let isExceeded = false;
function report(what, value, budget, unit) {
  if (value > budget) isExceeded = true;
  console.log(`${what}: ${value} of ${budget} ${unit}${value > budget ? ', TOO MUCH' : ''}`);
}

report('JavaScript named in index.html', packed(named.filter(isScript)), BUDGET.named, 'bytes');
report('JavaScript until the sign-in form shows', packed(filesWith('login').filter(isScript)), BUDGET.signIn, 'bytes');
report('CSS in total', packed(styles), BUDGET.css, 'bytes');

/** @type {{ SCREENS: import('../src/screen/section').Section[] }} */
const { SCREENS } = await import(SECTIONS);
for (const { path: address, firstCalls = [] } of SCREENS) {
  const files = filesWith('shell', address.slice(1));
  const pageAndFont = 2;
  report(`JavaScript until ${address} shows`, packed(files.filter(isScript)), BUDGET.section, 'bytes');
  report(
    `Requests until ${address} shows`,
    pageAndFont + files.length + firstCalls.length,
    BUDGET.requests,
    'requests',
  );
}

process.exitCode = isExceeded ? 1 : 0;
