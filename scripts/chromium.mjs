import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export const NO_CHROMIUM =
  'No Chromium or Chrome found: install one (Debian: apt-get install chromium, or chromium-headless-shell for the journeys alone) or set CHROMIUM_PATH to its program.';

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the named programs on this machine, or undefined. If `CHROMIUM_PATH` is set, only that one. */
function find(names, { CHROMIUM_PATH, PATH = '' } = process.env) {
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const folders = [...new Set(['/usr/bin', ...PATH.split(path.delimiter), '/snap/bin'])].filter(Boolean);
  const programs = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...programs, ...APPLICATIONS].find(isProgram);
}

/** The Chromium or Chrome of this machine, or undefined. */
export const findChromium = () => find(NAMES);

/** For the journeys: the same browser without its windows, which needs a third less time, or else any other. */
export const findTestBrowser = () => find(['chromium-headless-shell', ...NAMES]);
