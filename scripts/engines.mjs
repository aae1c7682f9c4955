/**
 * Runs what playwright.engines.config.ts lists: journeys in Firefox, and in Chromium with the ways and the gaps of Safari
 * (`npm run test:engines`). Builds and takes arguments as `npm run test:e2e` does.
 */
import { spawnSync } from 'node:child_process';
import { findFirefox, NO_FIREFOX } from './firefox.mjs';
import { helpOf } from './help.mjs';

helpOf(import.meta.filename);

const firefox = findFirefox();
if (!firefox) {
  console.error(NO_FIREFOX);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['scripts/e2e.mjs', '--config', 'playwright.engines.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FIREFOX_PATH: firefox,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${new URL('./firefoxEsr.mjs', import.meta.url).href}`,
    },
  },
);
process.exitCode = status ?? 1;
