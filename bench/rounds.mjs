import { serve } from '../scripts/serve.mjs';
import { clickTo, heapByType, liveNodes, openWindow, settle } from './browser.mjs';
import { count, megabytes, milliseconds, toRows } from './figures.mjs';
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
  ['Heap without compiled code after two rounds', 'objects before', megabytes, null],
  [`The same after ${ROUNDS} rounds`, 'objects after', megabytes, null],
  ['Its growth', 'growth', percent, 5],
  ['Compiled code after two rounds', 'code before', megabytes, null],
  [`The same after ${ROUNDS} rounds`, 'code after', megabytes, null],
  ['Growth of both together', 'whole growth', percent, null],
  ['Nodes of the document after two rounds', 'nodes before', count, null],
  [`The same after ${ROUNDS} rounds`, 'nodes after', count, null],
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

/** Opens one section after the other; returns the times from click to painted title. */
async function round(window) {
  const times = [];
  for (const name of [...SECTIONS.slice(1), SECTIONS[0]]) {
    const link = window.page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
    times.push(await clickTo(window, link, titleLook(name)));
    await settle(window.page, 100);
  }
  return times;
}

/**
 * The live memory after a number of rounds. For minutes the engine compiles hot code and keeps the result, so code is
 * counted apart from what the panel keeps. DOM nodes and the tools' own data are not JavaScript.
 */
async function lookAtHeap(window) {
  const nodes = await liveNodes(window);
  const bytes = await heapByType(window);
  const objects = Object.entries(bytes).filter(([type]) => type !== 'code' && type !== 'native');
  return { nodes, code: bytes.code, objects: objects.reduce((sum, [, size]) => sum + size, 0) };
}

const growth = (before, after) => (after / before - 1) * 100;

/** Goes through all sections 50 times, with the default practice's data, and measures the heap. */
export async function measureRounds(browser, { dist, log }) {
  const api = await startMockApi(PORT);
  const site = await serve(dist, { settings: { apiRoot: `${api.url}/api`, mediaHost: `${api.url}/media` } });
  const window = await openWindow(browser, { look: { look: 'signIn' } });
  const notes = {};
  try {
    await signIn(window, site.url);
    notes.first = await round(window);
    const again = [];
    /** @type {Awaited<ReturnType<typeof lookAtHeap>> | undefined} */
    let before;
    for (let number = 2; number <= ROUNDS; number += 1) {
      if (number % 10 === 0) log(`rounds, ${number} of ${ROUNDS}`);
      again.push(...(await round(window)));
      if (number === WARM_UP) before = await lookAtHeap(window);
    }
    notes.again = again;
    notes.slowest = [Math.max(...again)];
    if (!before) throw new Error('The warm-up takes more rounds than there are.');
    const after = await lookAtHeap(window);
    for (const name of ['objects', 'code', 'nodes']) {
      notes[`${name} before`] = [before[name]];
      notes[`${name} after`] = [after[name]];
    }
    notes.growth = [growth(before.objects, after.objects)];
    notes['whole growth'] = [growth(before.objects + before.code, after.objects + after.code)];
  } finally {
    await window.close();
    site.close();
    api.close();
  }
  return {
    intro: [
      `${ROUNDS} rounds through all ${SECTIONS.length} sections by the sidebar, the production build against the mock server over HTTP`,
      'with its default practice. Medians, from the click to the frame that shows the section. The engine compiles code',
      'that runs often and keeps it: it stands in lines of its own.',
    ].join('\n'),
    head: ['Rounds', 'Panel', 'Target', ''],
    rows: toRows(FIGURES, [notes]),
  };
}
