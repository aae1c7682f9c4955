import { serve } from '../scripts/serve.mjs';
import { clickTo, liveHeap, openWindow, settle } from './browser.mjs';
import { megabytes, milliseconds, toRows } from './figures.mjs';
import { startMockApi } from './mockApi.mjs';

const ROUNDS = 50;

/** Rounds before the heap counts: every chunk is loaded, every list cached. */
const WARM_UP = 2;

const PORT = 4339;

const SECTIONS = [
  'Dashboard',
  'Users',
  'Tracker',
  'Recipes',
  'Diet Plans',
  'WorkOuts',
  'Community',
  'Supplements',
  'Moderators',
  'Notifications',
  'Plans',
  'Payments Plans',
  'Banner',
  'How to use',
];

const titleLook = (text) => ({ look: 'text', selector: '.topbar h1', text });

const percent = (value) => `${value.toFixed(1)} %`;

const FIGURES = [
  ['A section opened for the first time, its code fetched', 'first', milliseconds, null],
  ['A section opened again', 'again', milliseconds, 100],
  ['The same, the slowest single one', 'slowest', milliseconds, null],
  ['Heap after two rounds', 'before', megabytes, null],
  [`Heap after ${ROUNDS} rounds`, 'after', megabytes, null],
  ['Growth', 'growth', percent, 5],
];

async function signIn({ page, outcome }, address) {
  await page.goto(`${address}/login`);
  await outcome();
  await page.getByLabel('Email').fill('amina@petal.app');
  await page.getByLabel('Password', { exact: true }).fill('petal-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Users', exact: true }).waitFor();
  await settle(page, 2000); // what is fetched ahead of time and the toasts' code
}

/** Opens one section after the other; answers the times from click to painted title. */
async function round(window) {
  const times = [];
  for (const name of [...SECTIONS.slice(1), SECTIONS[0]]) {
    const link = window.page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
    times.push(await clickTo(window, link, titleLook(name)));
    await settle(window.page, 100);
  }
  return times;
}

/** Goes through all sections 50 times, with the default practice's data, and looks at the heap. */
export async function measureRounds(browser, { dist, log }) {
  const api = await startMockApi(PORT);
  const site = await serve(dist, { settings: { apiRoot: `${api.url}/api`, mediaHost: `${api.url}/media` } });
  const window = await openWindow(browser, { look: { look: 'signIn' } });
  const notes = {};
  try {
    await signIn(window, site.url);
    notes.first = await round(window);
    const again = [];
    for (let number = 2; number <= ROUNDS; number += 1) {
      if (number % 10 === 0) log(`rounds, ${number} of ${ROUNDS}`);
      again.push(...(await round(window)));
      if (number === WARM_UP) notes.before = [await liveHeap(window)];
    }
    notes.again = again;
    notes.slowest = [Math.max(...again)];
    notes.after = [await liveHeap(window)];
    notes.growth = [(notes.after[0] / notes.before[0] - 1) * 100];
  } finally {
    await window.close();
    site.close();
    api.close();
  }
  return {
    intro: [
      `${ROUNDS} rounds through all ${SECTIONS.length} sections by the sidebar, the production build against the mock server over HTTP`,
      'with its default practice. Medians, from the click to the frame that shows the section. Heap: live objects.',
    ].join('\n'),
    head: ['Rounds', 'Panel', 'Target', ''],
    rows: toRows(FIGURES, [notes]),
  };
}
