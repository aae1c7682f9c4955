/**
 * Makes the README's pictures from the demo build, and those that the browser journeys compare every screen with.
 *
 *   npm run screenshots                          all of them
 *   npm run screenshots -- users                 only this one of the README's: sign-in, dashboard or users
 *   npm run screenshots -- users --out FOLDER    into another folder than docs/images
 *
 * `E2E_SKIP_BUILD=1` uses the existing `dist-demo`. One of the stored pictures of screens is made anew by
 * `npm run test:e2e -- --project pictures --update-snapshots --grep NAME`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, NO_CHROMIUM } from './chromium.mjs';
import { helpOf } from './help.mjs';
import { serve } from './serve.mjs';

helpOf(import.meta.filename);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'docs/images' } },
});
const folder = values.out;
const [wanted] = positionals;
const NAMES = ['sign-in', 'dashboard', 'users'];
if (wanted && !NAMES.includes(wanted)) {
  console.error(`No picture is called ${wanted}: ${NAMES.join(', ')}.`);
  process.exit(1);
}

const executablePath = findChromium();
if (!executablePath) {
  console.error(NO_CHROMIUM);
  process.exit(1);
}
if (process.env.E2E_SKIP_BUILD !== '1') {
  const { status } = spawnSync('npm', ['run', 'build:demo'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const { url, close } = await serve('dist-demo');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
const page = await browser.newPage({
  baseURL: url,
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
// The dates of the seed data follow the clock; noon of the day that the stored pictures of screens have.
await page.clock.setFixedTime(new Date('2026-03-04T12:00:00Z'));
// Chromium leaves room for scrollbars that are hidden, too.
await page.addInitScript(() => {
  const sheet = new globalThis.CSSStyleSheet();
  sheet.replaceSync('html { scrollbar-gutter: auto !important }');
  document.adoptedStyleSheets.push(sheet);
});
mkdirSync(folder, { recursive: true });

async function take(name, whatStands) {
  await whatStands.waitFor();
  if (wanted && wanted !== name) return;
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${name}.png` });
  console.log(`${folder}/${name}.png`);
}

await page.goto('/login');
await take('sign-in', page.getByRole('region', { name: 'Sample accounts' }));
await page.getByRole('button', { name: 'amina@petal.app' }).click();
await take('dashboard', page.getByRole('figure', { name: 'App usage by month' }));
await page.getByRole('link', { name: 'Users', exact: true }).click();
await take('users', page.getByRole('table', { name: 'Users' }));

await browser.close();
close();

if (wanted) process.exit(0);

const journeys = ['scripts/e2e.mjs', '--project', 'pictures', '--update-snapshots'];
const renewed = spawnSync(process.execPath, journeys, {
  stdio: 'inherit',
  env: { ...process.env, E2E_SKIP_BUILD: '1' },
});
process.exitCode = renewed.status ?? 1;
