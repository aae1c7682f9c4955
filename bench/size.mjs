import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openWindow } from './browser.mjs';
import { startFixedApi } from './fixedApi.mjs';
import { startSite } from './site.mjs';

/** Bytes of one build compressed by gzip -9; kB are thousands. */
const BUDGET = { named: 123, signIn: 153, css: 25 };

const packedSize = (dist, names) =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length, 0) / 1000;

const named = (html, pattern) => [...html.matchAll(pattern)].map(([, name]) => name);

/** What a visitor's page requests until the sign-in form is painted. */
async function askedBySignIn(browser, url) {
  const window = await openWindow(browser, { look: { look: 'signIn' } });
  try {
    await window.page.goto(`${url}/login`);
    const { now } = await window.outcome();
    return await window.page.evaluate(
      (time) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= time)
          .map(({ name }) => new URL(name).pathname),
      now,
    );
  } finally {
    await window.close();
  }
}

const row = (label, value, limit) => [
  label,
  `${value.toFixed(1)} kB`,
  `≤ ${limit} kB`,
  value <= limit ? 'met' : 'missed',
];

/** What a first visit loads until the sign-in form is shown. */
export async function measureSize(browser, { dist, log }) {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const api = await startFixedApi({});
  const site = await startSite(dist, api.url);
  try {
    log('sizes');
    const asked = await askedBySignIn(browser, site.url);
    const ofType = (extension) =>
      packedSize(
        dist,
        asked.filter((name) => name.endsWith(extension)),
      );
    const namedSize = packedSize(dist, named(html, /<script[^>]+src="([^"]+)"/g));
    return {
      intro: 'The production build, packed by gzip -9.',
      head: ['First load', 'Panel', 'Target', ''],
      rows: [
        row('JavaScript named in index.html', namedSize, BUDGET.named),
        row('JavaScript until the sign-in form stands', ofType('.js'), BUDGET.signIn),
        row('CSS until the sign-in form stands', ofType('.css'), BUDGET.css),
        ['Requests until then, the page included', String(asked.length + 1), '', ''],
      ],
    };
  } finally {
    site.close();
    api.close();
  }
}
