import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openWindow } from './browser.mjs';
import { startServer } from './server.mjs';
import { median } from './statistics.mjs';

/** Bytes of one build as gzip -9 packs them; kB are thousands. */
const BUDGET = { named: 140, signIn: 165, css: 30 };

const packedSize = (dist, names) =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length, 0) / 1000;

const named = (html, pattern) => [...html.matchAll(pattern)].map(([, name]) => name);

/** Loads /login in a fresh window: when the form is painted, and what was asked for until then. */
async function signIn(browser, address, slowdown) {
  const window = await openWindow(browser, { look: { look: 'signIn' } });
  const { page, cdp, outcome } = window;
  try {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${address}/login`);
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

async function timesToForm(browser, address, { runs, slowdown }) {
  const loads = [];
  for (let run = 0; run < runs; run += 1) loads.push(await signIn(browser, address, slowdown));
  return { time: median(loads.map(({ now }) => now)), asked: loads.at(-1).asked };
}

const verdict = (value, limit) => [`≤ ${limit} kB`, value <= limit ? 'met' : 'missed'];
const kilobytes = (value) => `${value.toFixed(1)} kB`;
const milliseconds = (value) => `${Math.round(value)} ms`;

/** What a first visit to the sign-in page loads, and how soon its form stands. */
export async function measureSize(browser, { dist, runs, log }) {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const server = await startServer({ dist });
  try {
    log('sizes and sign-in form');
    const full = await timesToForm(browser, server.address, { runs, slowdown: 1 });
    const slow = await timesToForm(browser, server.address, { runs, slowdown: 4 });
    const ofType = (extension) => full.asked.filter((name) => name.endsWith(extension));
    const namedSize = packedSize(dist, named(html, /<script[^>]+src="([^"]+)"/g));
    const signInSize = packedSize(dist, ofType('.js'));
    const cssSize = packedSize(dist, ofType('.css'));
    return {
      intro: `The production build, packed by gzip -9; a first visit to \`/login\` with an empty cache, medians of ${runs} visits.`,
      head: ['First load', 'Panel', 'Target', ''],
      rows: [
        ['JavaScript named in index.html', kilobytes(namedSize), ...verdict(namedSize, BUDGET.named)],
        ['JavaScript until the sign-in form stands', kilobytes(signInSize), ...verdict(signInSize, BUDGET.signIn)],
        ['CSS until the sign-in form stands', kilobytes(cssSize), ...verdict(cssSize, BUDGET.css)],
        ['Requests until then, the page included', String(full.asked.length + 1), '', ''],
        ['Time to the sign-in form', milliseconds(full.time), '', ''],
        ['The same with the processor slowed down 4 times', milliseconds(slow.time), '', ''],
      ],
    };
  } finally {
    server.close();
  }
}
