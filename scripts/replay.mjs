/**
 * Replays the report of what happened in somebody's panel (docs/devtools.md, `npm run replay -- report.json`).
 *
 *   --headless   plays it to the end and prints whether the screen is the same; ends with 1 where it differs
 *   --test FILE  writes a journey that does the same, for whoever mends it
 *
 * Without either it opens a browser of the report's window, time zone and clock; or prints the address to open.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build as bundle } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { findChromium, findTestBrowser, NO_CHROMIUM } from './chromium.mjs';
import { serve } from './serve.mjs';

const BUILD = 'dist-demo';
const USAGE = 'npm run replay -- report.json [--headless] [--test FILE]';

/** Longer than any report takes. */
const MOST_MS = 10 * 60_000;

/** Whether this machine can show a window. */
const hasWindows = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(2);
}

function readReport(file) {
  if (!file) fail(USAGE);
  try {
    const text = readFileSync(file, 'utf8');
    return { text, report: JSON.parse(text) };
  } catch (error) {
    fail(`${file} cannot be read: ${String(error)}`);
  }
}

/** Writes the journey of a report; what makes it shares the panel's own code. */
async function writeJourney(file, text) {
  const entryPoints = ['scripts/journeyOf.ts'];
  const { outputFiles } = await bundle({ entryPoints, bundle: true, format: 'esm', write: false });
  const { journeyOf } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  writeFileSync(file, await format(journeyOf(text), { ...(await resolveConfig(file)), filepath: file }));
  console.log(`${file} is written: run it with npm run test:e2e -- ${file}`);
}

function build() {
  if (existsSync(`${BUILD}/index.html`)) return;
  const { status } = spawnSync('npm', ['run', 'build:demo'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

async function open(executablePath, { window, zone }, headless) {
  const browser = await chromium.launch({ executablePath, headless, args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: window, timezoneId: zone, locale: 'en-GB' });
  return { browser, page: await context.newPage() };
}

const textsOf = (page, selector) => page.locator(selector).allInnerTexts();

/** Plays to the end; resolves to whether all was the same. */
async function playToEnd(page, address) {
  await page.goto(`${address}&to=end`);
  await page.locator('.replay[data-doing=rest]').waitFor({ timeout: MOST_MS });
  const [now = '', then, here] = [
    ...(await textsOf(page, '.replay-now > *')).slice(0, 2).join(' · ').split('\n'),
    ...(await textsOf(page, '.then-now > dd')),
  ];
  console.log(then ? `Differs at: ${now}\n  In the report: ${then}\n  Here: ${here}` : `The same screen: ${now}`);
  return !then;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { headless: { type: 'boolean', default: false }, test: { type: 'string' } },
});
const { text, report } = readReport(positionals[0]);
if (values.test) {
  await writeJourney(values.test, text);
  process.exit(0);
}
build();
const site = await serve(BUILD, { files: { '/report.json': text } });
const address = `${site.url}/login#replay=/report.json`;
if (values.headless) {
  const { browser, page } = await open(findTestBrowser() ?? fail(NO_CHROMIUM), report, true);
  const isSame = await playToEnd(page, address);
  await browser.close();
  process.exit(isSame ? 0 : 1);
}
const program = findChromium();
if (program && hasWindows) {
  const { browser, page } = await open(program, report, false);
  browser.on('disconnected', () => process.exit(0));
  page.on('close', () => void browser.close());
  await page.goto(address);
  console.log('Play, Back and On are at the foot of the window; close it to end.');
} else {
  console.log(
    `Open ${address}\nThe report is from a window of ${report.window.width} x ${report.window.height} in ${report.zone}.`,
  );
}
