import { findProgram } from './findProgram.mjs';

export const NO_FIREFOX =
  'No Firefox found, so the journeys in it are left out: install one (Debian: apt-get install --no-install-recommends firefox-esr) or set FIREFOX_PATH to its program.';

/** The Firefox of this machine, or undefined. If `FIREFOX_PATH` is set, only that one. */
export const findFirefox = () =>
  findProgram(['firefox-esr', 'firefox'], process.env.FIREFOX_PATH, [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ]);
