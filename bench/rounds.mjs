import { click, heapByType, liveNodes, openWindow, pointAt, settle } from './browser.mjs';
import { count, kilobytes, megabytes, milliseconds, toRows, worst } from './figures.mjs';
import { startMockApi } from './mockApi.mjs';
import { startSite } from './site.mjs';

/** Rounds before the heap counts, in which every chunk is loaded and every list cached; and those after that. */
const WARM_UP = 5;
const ROUNDS = 50;

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

const FIGURES = [
  ['A section opened for the first time, its code fetched', 'first', milliseconds, null],
  ['A section opened again', 'again', milliseconds, 100],
  ['The same, the slowest single one', 'again', milliseconds, null, worst],
  [`Heap without compiled code after ${WARM_UP} rounds`, 'objects', megabytes, null],
  [`Growth of the heap in ${ROUNDS} more`, 'objects grown', kilobytes, 500_000],
  [`Compiled code after ${WARM_UP} rounds`, 'code', megabytes, null],
  [`Its growth in ${ROUNDS} more`, 'code grown', kilobytes, null],
  [`Nodes of the document after ${WARM_UP} rounds`, 'nodes', count, null],
  [`Their growth in ${ROUNDS} more`, 'nodes grown', count, null],
];

export async function signIn({ page, outcome }, address) {
  await page.goto(`${address}/login`);
  await outcome();
  await page.getByLabel('Email').fill('amina@petal.app');
  await page.getByLabel('Password', { exact: true }).fill('petal-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Users', exact: true }).waitFor();
  await settle(page, 2000); // what is fetched ahead of time and the toasts' code
}

/** Opens one section after the other; returns the times from click to painted title. */
export async function round(window) {
  const times = [];
  for (const name of [...SECTIONS.slice(1), SECTIONS[0]]) {
    const link = window.page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
    await pointAt(window, link);
    await settle(window.page);
    await window.expectLook(titleLook(name));
    await click(window);
    times.push((await window.outcome()).time);
    await settle(window.page, 100);
  }
  return times;
}

/**
 * The live memory after a number of rounds. For minutes the engine compiles hot code and keeps the result, so code is
 * counted apart from what the panel keeps. DOM nodes and the tools' own data are not JavaScript.
 */
export async function lookAtHeap(window) {
  const nodes = await liveNodes(window);
  const bytes = await heapByType(window);
  const objects = Object.entries(bytes).filter(([type]) => type !== 'code' && type !== 'native');
  return { nodes, code: bytes.code, objects: objects.reduce((sum, [, size]) => sum + size, 0) };
}

/** Goes through all sections again and again, with the default practice's data, and measures the heap. */
export async function measureRounds(browser, { dist, log }) {
  const api = await startMockApi();
  const site = await startSite(dist, api.url);
  const window = await openWindow(browser, { look: { look: 'signIn' } });
  /** @type {Record<string, number[]>} */
  const notes = { again: [] };
  const goRounds = async (number) => {
    for (let done = 0; done < number; done += 1) {
      if (done % 10 === 0) log(`rounds, ${done} of ${number}`);
      notes.again.push(...(await round(window)));
    }
  };
  try {
    await signIn(window, site.url);
    notes.first = await round(window);
    await goRounds(WARM_UP - 1);
    const before = await lookAtHeap(window);
    await goRounds(ROUNDS);
    const after = await lookAtHeap(window);
    for (const name of ['objects', 'code', 'nodes']) {
      notes[name] = [before[name]];
      notes[`${name} grown`] = [after[name] - before[name]];
    }
  } finally {
    await window.close();
    site.close();
    api.close();
  }
  return {
    intro: [
      `${WARM_UP + ROUNDS} rounds through all ${SECTIONS.length} sections by the sidebar, the production build against the mock server over HTTP.`,
      'Medians, from the click to the frame that shows the section; the heap without compiled code.',
    ].join('\n'),
    head: ['Rounds', 'Panel', 'Target', ''],
    rows: toRows(FIGURES, [notes]),
  };
}
