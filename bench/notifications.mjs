import { count, megabytes, milliseconds, toRows } from './figures.mjs';
import { driveFolder } from './notificationsJourney.mjs';
import { startServer } from './server.mjs';
import { makeCandidates } from './wire/notifications.mjs';

const FOUND = 75_000;

const CALL = 'notificationCategoriesFolder/users';

/** How the measured values are reported: label, figure, unit, the most it may be and how many values become one. */
const FIGURES = [
  ['Reply arrived to users painted', 'reply', milliseconds, 1000],
  ['One user ticked', 'tick', milliseconds, 50],
  ['One user ticked while all are chosen', 'tick among all', milliseconds, 50],
  ['Select All', 'all', milliseconds, 100],
  ['Select All, to untick', 'none', milliseconds, 100],
  ['Scrolling: longest block of the main thread', 'scrolling', milliseconds, 50],
  ['Search typed: longest block of the main thread', 'search', milliseconds, null],
  ['Boxes in the document after it all', 'boxes', count, 50],
];

/** Drives the Create Folder dialog with filters that find 75,000 users. */
export async function measureNotifications(browser, { dist, runs, log }) {
  const lists = {
    'customNotification/list': [],
    'notificationCategoriesFolder/list': [],
    [CALL]: makeCandidates(FOUND),
  };
  const server = await startServer({ dist, lists });
  const notes = {};
  const note = (figure, value) => (notes[figure] ??= []).push(value);
  try {
    for (let run = 0; run < runs; run += 1) {
      log(`notifications, run ${run + 1} of ${runs}`);
      const url = `${server.address}/notifications?dialog=addFolder`;
      await driveFolder(browser, { url, call: CALL, total: FOUND }, note);
    }
  } finally {
    server.close();
  }
  return {
    intro: [
      `A folder's users: a filter finds ${FOUND.toLocaleString('en')} of them in one reply of ${megabytes(server.bytesOf(CALL))}. Medians of ${runs} runs,`,
      "every run in a fresh window, from the person's act to the painted frame. Without motion (`prefers-reduced-motion`).",
    ].join('\n'),
    head: ['Notifications', 'Panel', 'Target', ''],
    rows: toRows(FIGURES, [notes]),
  };
}
