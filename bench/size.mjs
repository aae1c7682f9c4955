import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openWindow } from './browser.mjs';
import { startServer } from './server.mjs';
import { median } from './statistics.mjs';
import { SESSION } from './wire/replies.mjs';

/** Bytes of one build compressed by gzip -9; kB are thousands. */
const BUDGET = { named: 123, signIn: 153, css: 25 };

const packedSize = (dist, names) =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length, 0) / 1000;

const named = (html, pattern) => [...html.matchAll(pattern)].map(([, name]) => name);

const SIGN_IN = { path: '/login', look: { look: 'signIn' } };
const FIGURES = { path: '/dashboard', session: SESSION, look: { look: 'text', selector: 'h3', text: 'Total Users' } };
const CHARTS = { ...FIGURES, look: { look: 'charts' } };

/** Loads a page in a fresh window: when its look is painted, and what was requested until then. */
async function load(browser, address, { path: route, session, look }, slowdown) {
  const window = await openWindow(browser, { session, look });
  const { page, cdp, outcome } = window;
  try {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address + route);
    const { now } = await outcome();
    const asked = await page.evaluate(
      (time) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= time)
          .map(({ name }) => new URL(name).pathname),
      now,
    );
    return { now, asked };
  } finally {
    await window.close();
  }
}

async function firstLoad(browser, address, place, { runs, slowdown = 1 }) {
  const loads = [];
  for (let run = 0; run < runs; run += 1) loads.push(await load(browser, address, place, slowdown));
  return { time: median(loads.map(({ now }) => now)), asked: loads[runs - 1].asked };
}

const verdict = (value, limit) => [`≤ ${limit} kB`, value <= limit ? 'met' : 'missed'];
const kilobytes = (value) => `${value.toFixed(1)} kB`;
const milliseconds = (value) => `${Math.round(value)} ms`;

/** What a first visit loads, and how soon the sign-in form, or for a signed-in person the dashboard, is shown. */
export async function measureSize(browser, { dist, runs, log }) {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const server = await startServer({ dist });
  const measure = (place, slowdown) => firstLoad(browser, server.address, place, { runs, slowdown });
  const times = async (label, place) => [
    [label, milliseconds((await measure(place)).time), '', ''],
    ['The same with the processor slowed down 4 times', milliseconds((await measure(place, 4)).time), '', ''],
  ];
  try {
    log('sizes and first loads');
    const { asked } = await measure(SIGN_IN);
    const ofType = (extension) => asked.filter((name) => name.endsWith(extension));
    const namedSize = packedSize(dist, named(html, /<script[^>]+src="([^"]+)"/g));
    const signInSize = packedSize(dist, ofType('.js'));
    const cssSize = packedSize(dist, ofType('.css'));
    return {
      intro: `The production build, packed by gzip -9; a first visit with an empty cache, medians of ${runs} visits.`,
      head: ['First load', 'Panel', 'Target', ''],
      rows: [
        ['JavaScript named in index.html', kilobytes(namedSize), ...verdict(namedSize, BUDGET.named)],
        ['JavaScript until the sign-in form stands', kilobytes(signInSize), ...verdict(signInSize, BUDGET.signIn)],
        ['CSS until the sign-in form stands', kilobytes(cssSize), ...verdict(cssSize, BUDGET.css)],
        ['Requests until then, the page included', String(asked.length + 1), '', ''],
        ...(await times('Time to the sign-in form', SIGN_IN)),
        ...(await times("Time to the dashboard's figures, signed in", FIGURES)),
        ...(await times('Time to its charts', CHARTS)),
      ],
    };
  } finally {
    server.close();
  }
}
