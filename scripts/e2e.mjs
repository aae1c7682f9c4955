/**
 * Runs the browser journeys against fresh builds (README, `npm run test:e2e`). Arguments go to Playwright, such as
 * `-- e2e/specification/banners.spec.ts --project http`; `--core` runs those of the specification against a build without
 * capabilities. `E2E_SKIP_BUILD=1` uses the existing builds, `E2E_MATRIX=1` runs every case, and each journey in every way.
 */
import { spawnSync } from 'node:child_process';
import { findChromium, findTestBrowser, NO_CHROMIUM } from './chromium.mjs';
import { findFirefox, NO_FIREFOX } from './firefox.mjs';
import { helpOf } from './help.mjs';
import { findNginx, NO_NGINX } from './nginx.mjs';

helpOf(import.meta.filename);

const args = process.argv.slice(2);
const ofCore = args.includes('--core');

const chromium = findTestBrowser();
if (!chromium) {
  console.error(NO_CHROMIUM);
  process.exit(1);
}

const nginx = findNginx();
if (!nginx) console.warn(NO_NGINX);

const firefox = findFirefox();
if (!firefox) console.warn(NO_FIREFOX);
const forFirefox = new URL('./firefoxEsr.mjs', import.meta.url).href;

/** Ends this script with the command's exit code where that is not 0. */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      FULL_CHROMIUM_PATH: findChromium() ?? chromium,
      NGINX_PATH: nginx ?? '',
      ...(ofCore && { E2E_CORE: '1' }),
      FIREFOX_PATH: firefox ?? '',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${forFirefox}`,
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.env.E2E_SKIP_BUILD !== '1') {
  if (!ofCore) run('npm', ['run', 'builds']);
  if (ofCore || process.env.E2E_MATRIX === '1') run('npm', ['run', 'build:core']);
}
run('npx', ['playwright', 'test', ...args.map((arg) => (arg === '--core' ? '--project=core' : arg))]);
