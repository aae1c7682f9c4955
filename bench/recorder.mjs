import { openWindow } from './browser.mjs';
import { count, kilobytes, toRows } from './figures.mjs';
import { startMockApi } from './mockApi.mjs';
import { lookAtHeap, round, signIn } from './rounds.mjs';
import { startSite } from './site.mjs';

/** Of 14 acts each, so that the recorder has more steps than it keeps. */
const ROUNDS = 15;

const inMilliseconds = (value) => `${value.toFixed(3)} ms`;

const FIGURES = [
  ['What a click waits for the recorder', 'waiting', inMilliseconds, 0.3],
  ['What is done for it when the browser is idle', 'idle', inMilliseconds, null],
  ['Memory for the last 200 steps, without compiled code', 'objects', kilobytes, 200_000],
  // Two windows differ by a few hundred; one page has some 2,000.
  ['Nodes of the document that it keeps', 'nodes', count, 1000],
];

/** Runs in the page: notes what the recorder's code takes: for each act, and for each time when the browser is idle. */
function timeRecorder() {
  const times = { waiting: [0], idle: [] };
  const timed = (name, run) =>
    !/\/js\/report\./.test(new Error().stack ?? '')
      ? run
      : (...args) => {
          const begin = performance.now();
          run(...args);
          const time = performance.now() - begin;
          if (name === 'idle' || args[0].type === 'click') times[name].push(time);
          else times.waiting[times.waiting.length - 1] += time;
        };
  const { addEventListener, requestIdleCallback } = window;
  window.addEventListener = (type, run, how) => addEventListener.call(window, type, timed('waiting', run), how);
  window.requestIdleCallback = (run, how) => requestIdleCallback.call(window, timed('idle', run), how);
  Object.assign(window, { recorderTimes: times });
}

/** What the window holds at the end, and what the recorder took. */
async function goRounds(browser, site, isRecording) {
  const window = await openWindow(browser, { look: { look: 'signIn' } });
  try {
    await window.page.addInitScript(timeRecorder);
    if (!isRecording) await window.page.route(/\/js\/report\./, (route) => route.abort());
    await signIn(window, site.url);
    for (let done = 0; done < ROUNDS; done += 1) await round(window);
    const times = await window.page.evaluate(() => window.recorderTimes);
    return { ...(await lookAtHeap(window)), ...times };
  } finally {
    await window.close();
  }
}

/** Goes through all sections with the recorder of reports and without it. */
export async function measureRecorder(browser, { dist, log }) {
  const api = await startMockApi();
  const site = await startSite(dist, api.url);
  try {
    log('recorder, without it');
    const without = await goRounds(browser, site, false);
    log('recorder, with it');
    const { waiting, idle, objects, nodes } = await goRounds(browser, site, true);
    const notes = {
      waiting,
      idle,
      objects: [objects - without.objects],
      nodes: [Math.max(0, nodes - without.nodes)],
    };
    return {
      intro: [
        `${ROUNDS} rounds through all sections by the sidebar, the production build against the mock server over HTTP, with`,
        'the recorder of reports and without its code. Medians; memory is the difference of the two windows.',
      ].join('\n'),
      head: ['Recorder', 'Panel', 'Target', ''],
      rows: toRows(FIGURES, [notes]),
    };
  } finally {
    site.close();
    api.close();
  }
}
