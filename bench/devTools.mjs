import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { milliseconds } from './figures.mjs';
import { median } from './statistics.mjs';
import { makeUsers } from './wire/users.mjs';

const BUNDLE = path.resolve('node_modules/.cache/bench-devtools.mjs');
const ROWS = 100_000;
const ACTIONS = 200;

const LIMIT_MS = 5;
const LIMIT_BYTES = 1e6;

/** The state after an action: another dialog is open, the cache is the same. */
const stateAfter = (queries, number) => ({
  session: { user: { id: 1, firstName: 'Bench', role: 'Admin' }, isExpired: false, hasEnded: false },
  users: { tab: 'all', search: 'sa', page: number, dialog: { kind: 'bmr', id: number } },
  api: { queries, mutations: {}, provided: { tags: {}, keys: {} }, subscriptions: {}, config: { online: true } },
});

const toRow = (label, value, unit, limit, limitText) => [
  label,
  unit(value),
  limitText,
  value <= limit ? 'met' : 'missed',
];

/** What a stand-in for the DevTools extension does at each action: it sanitizes action and state, and serialises both. */
export async function measureDevTools() {
  buildSync({ entryPoints: ['src/app/devTools.ts'], outfile: BUNDLE, bundle: true, format: 'esm' });
  const { devToolsOptions } = await import(`${pathToFileURL(BUNDLE).href}?${Date.now()}`);
  const { stateSanitizer, actionSanitizer } = devToolsOptions(true);
  const data = makeUsers(ROWS);
  const queries = { 'listUsers(undefined)': { status: 'fulfilled', endpointName: 'listUsers', data } };
  const times = [];
  let bytes = 0;
  for (let number = 0; number < ACTIONS; number += 1) {
    const began = performance.now();
    const action = actionSanitizer({ type: 'users/dialogOpened', payload: { kind: 'bmr', id: number } });
    const text = JSON.stringify({ action, state: stateSanitizer(stateAfter(queries, number)) });
    times.push(performance.now() - began);
    bytes = text.length;
  }
  return {
    intro: `What Redux DevTools get with ${ROWS.toLocaleString('en')} users in the cache, ${ACTIONS} actions, in Node.`,
    head: ['Redux DevTools', 'Panel', 'Target', ''],
    rows: [
      toRow(
        'State and action as DevTools get them',
        bytes,
        (value) => `${(value / 1000).toFixed(1)} kB`,
        LIMIT_BYTES,
        '≤ 1 MB',
      ),
      toRow('Time for each action', median(times), milliseconds, LIMIT_MS, '≤ 5 ms'),
      toRow('The slowest one', Math.max(...times), milliseconds, Infinity, ''),
    ],
  };
}
