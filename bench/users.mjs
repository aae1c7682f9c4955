import { count, megabytes, milliseconds, worst } from './figures.mjs';
import { drive } from './journey.mjs';
import { COLUMNS, makeReference } from './reference.mjs';
import { startServer } from './server.mjs';
import { median } from './statistics.mjs';
import { makeUsers } from './wire/users.mjs';

const USERS = 100_000;

const columns = Object.keys(COLUMNS);

/** The longest a key may take on the panel, in milliseconds. */
const KEY_LIMIT = 50;

/**
 * How the measured values are reported: label, figure, its unit, the ratio to keep and how many values become one.
 *
 * @typedef {[label: string, figure: string, unit: (value: number) => string, ratioLimit: number | null,
 *   summarise?: (values: number[]) => number]} Figure
 */

/** @returns {Figure} */
const sorted = (name) => [`Sorted by ${name}`, `sort ${name}`, milliseconds, 1.5];

/** @returns {Figure} */
const turnedRound = (name) => [`Order by ${name} turned round`, `turn ${name}`, milliseconds, 1.5];

/** @type {Figure[]} */
const FIGURES = [
  ['Reply arrived to list painted', 'reply', milliseconds, 1.5],
  ['Search key to result painted', 'key', milliseconds, 1.5],
  ['Search key to result, the worst single one', 'key', milliseconds, null, worst],
  ['Search key to its letter painted', 'letter', milliseconds, null],
  ['Typing fast: longest block of the main thread', 'typing task', milliseconds, null],
  ['Tab switched', 'tab', milliseconds, 1.5],
  ['Page turned', 'page', milliseconds, 1.5],
  ...columns.map(sorted),
  ...columns.map(turnedRound),
  ['Add user dialog, first opening', 'first dialog', milliseconds, 2.5],
  ['Add user dialog, later openings', 'dialog', milliseconds, 2.5],
  ['Dashboard to Users, list loaded', 'come back', milliseconds, 2],
  ['Heap with the list shown', 'heap', megabytes, 1.3],
  ['Heap after all of the above but the dashboard', 'heap later', megabytes, 1.3],
  ['Table rows in the document, page of 10', 'rows10', count, null],
  ['Table rows in the document, page of 30', 'rows30', count, null],
];

const LIMITS = {
  'Search key to result, the worst single one': KEY_LIMIT,
  'Typing fast: longest block of the main thread': KEY_LIMIT,
  'Table rows in the document, page of 10': 10,
  'Table rows in the document, page of 30': 30,
};

/**
 * @param {Record<'panel' | 'baseline', Record<string, number[]>>} notes
 * @param {Figure} figure
 */
function toRow(notes, [label, figure, unit, ratioLimit, summarise = median]) {
  const [ours, theirs] = [notes.panel, notes.baseline].map((noted) => summarise(noted[figure]));
  const limit = LIMITS[label];
  const ratio = ours / theirs;
  let target = '';
  let isMet = true;
  if (ratioLimit) [target, isMet] = [`ratio ≤ ${ratioLimit}`, ratio <= ratioLimit];
  else if (limit) [target, isMet] = [`≤ ${unit(limit).replace('.0', '')}`, ours <= limit];
  const verdict = isMet ? 'met' : 'missed';
  return [label, unit(ours), unit(theirs), ratio.toFixed(2), target, target && verdict];
}

/** Drives the panel's Users list and the hand-written page in turn, and reports both with the ratio. */
export async function measureUsers(browser, { dist, runs, log }) {
  const users = makeUsers(USERS);
  const reference = makeReference(users);
  const server = await startServer({ dist, lists: { 'users/list': users } });
  /** @type {Record<'panel' | 'baseline', Record<string, number[]>>} */
  const notes = { panel: {}, baseline: {} };
  const urls = { panel: `${server.address}/users`, baseline: `${server.address}/baseline/index.html` };
  try {
    for (let run = 0; run < runs; run += 1) {
      // Each goes first in every other run, so that a slow moment of the machine favours neither.
      /** @type {('panel' | 'baseline')[]} */
      const order = run % 2 ? ['baseline', 'panel'] : ['panel', 'baseline'];
      for (const name of order) {
        log(`users, run ${run + 1} of ${runs}: ${name}`);
        const note = (figure, value) => (notes[name][figure] ??= []).push(value);
        await drive(browser, { url: urls[name], reference, columns, note });
      }
    }
  } finally {
    server.close();
  }
  const keys = notes.panel.key.length;
  return {
    intro: [
      `${USERS.toLocaleString('en')} users in one reply of ${megabytes(server.bytesOf('users/list'))}; the panel and a hand-written page`,
      `without any library (\`bench/baseline/\`) in turn, ${runs} runs each, every run in a fresh window. Medians, from the`,
      `person's act to the painted frame; ${keys} search keys each. Without motion (\`prefers-reduced-motion\`).`,
    ].join('\n'),
    head: ['Users list', 'Panel', 'By hand', 'Ratio', 'Target', ''],
    rows: FIGURES.map((figure) => toRow(notes, figure)),
  };
}
