import { findProgram } from './findProgram.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export const NO_CHROMIUM =
  'No Chromium or Chrome found: install one (Debian: apt-get install chromium, or chromium-headless-shell for the journeys alone) or set CHROMIUM_PATH to its program.';

const find = (names) => findProgram(names, process.env.CHROMIUM_PATH, APPLICATIONS);

/** The Chromium or Chrome of this machine, or undefined. If `CHROMIUM_PATH` is set, only that one. */
export const findChromium = () => find(NAMES);

/** For the journeys: the same browser without its windows, which needs a third less time, or else any other. */
export const findTestBrowser = () => find(['chromium-headless-shell', ...NAMES]);
