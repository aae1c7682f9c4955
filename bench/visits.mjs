import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { openWindow } from './browser.mjs';
import { startMockApi } from './mockApi.mjs';
import { startSite } from './site.mjs';
import { median } from './statistics.mjs';

const PORT = 4338;
const BARE = path.resolve('node_modules/.cache/bare');

const FAST_4G = { name: 'fast 4G', bytesPerSecond: 8.1e6 / 8, latency: 165, slowdown: 4 };
const SLOW_PHONE = { name: 'a slow phone', bytesPerSecond: 1.4e6 / 8, latency: 560, slowdown: 6 };

/** The first admin of the mock server's default practice. */
const SESSION = {
  token: 'seed-token-1',
  userId: '1',
  user: JSON.stringify({ id: 1, firstName: 'Amina', lastName: 'Rahman', role: 'Admin', modules: [] }),
};

const rows = { look: 'present', selector: 'table:not([aria-hidden]) tbody tr td' };

const PAGES = {
  '/users': rows,
  '/dashboard': { look: 'present', selector: '.figure, h3 + *' },
  '/tracker': { look: 'present', selector: 'main ul > li' },
  '/recipes': { look: 'present', selector: 'main [role=tab]' },
  '/diet-plans': { look: 'present', selector: 'main [role=tab]' },
  '/workouts': { look: 'present', selector: 'main [role=tab], main table:not([aria-hidden]) td' },
  '/community': { look: 'present', selector: 'main li button, main li a' },
  '/supplements': { look: 'present', selector: 'main [role=tab]' },
  '/moderators': rows,
  '/notifications': rows,
  '/plans': rows,
  '/payments': rows,
  '/banners': rows,
  '/how-to-use': { look: 'present', selector: 'main [role=tab], main li, main table td' },
  '/profile': { look: 'present', selector: 'main h2, main dl' },
};

const CHARTS = { look: 'charts' };

/** Builds the bare page into a folder of its own. */
function buildBare() {
  mkdirSync(BARE, { recursive: true });
  const options = /** @type {const} */ ({
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  buildSync({ ...options, entryPoints: ['bench/bare/bare.jsx'], outdir: BARE, splitting: true });
  buildSync({
    ...options,
    entryPoints: ['node_modules/bootstrap/dist/css/bootstrap.css'],
    outfile: `${BARE}/bare.css`,
  });
  copyFileSync('bench/bare/index.html', `${BARE}/index.html`);
}

/** Runs in the page: what was asked for until a time, and how long tasks kept it from reacting. */
function lookBack(time) {
  const until = (entries) => entries.filter(({ startTime }) => startTime <= time);
  const asked = /** @type {PerformanceResourceTiming[]} */ (until(performance.getEntriesByType('resource')));
  return {
    requests: asked.filter(({ name }) => !name.startsWith('data:') && !name.includes('/media/')).length + 1,
    script: asked
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    blocked: until(window.bench.longTasks()).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

async function throttle(cdp, { bytesPerSecond, latency, slowdown }) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** A first visit in a fresh window, and a second with what the first one left in the cache. */
async function visit(browser, url, address, look, network) {
  const window = await openWindow(browser, { session: SESSION, look });
  try {
    await throttle(window.cdp, network);
    await window.page.goto(url + address, { waitUntil: 'commit' });
    const { now, shift } = await window.outcome();
    const first = { shown: now, shift, ...(await window.page.evaluate(lookBack, now)) };
    await window.page.waitForLoadState('networkidle');
    window.renew();
    await window.page.reload({ waitUntil: 'commit' });
    return { ...first, again: (await window.outcome()).now };
  } finally {
    await window.close();
  }
}

/** Medians of the visits to the panel and to the bare page, one after the other. */
async function compare(browser, { panel, bare }, address, look, network, runs) {
  const bareAddress = address === '/dashboard' ? address : '/users';
  const bareLook = address === '/dashboard' ? look : rows;
  /** @type {Record<'panel' | 'bare', Awaited<ReturnType<typeof visit>>[]>} */
  const noted = { panel: [], bare: [] };
  for (let run = 0; run < runs; run += 1) {
    noted.panel.push(await visit(browser, panel.url, address, look, network));
    noted.bare.push(await visit(browser, bare.url, bareAddress, bareLook, network));
  }
  const middle = (of) =>
    Object.fromEntries(Object.keys(of[0]).map((name) => [name, median(of.map((visited) => visited[name]))]));
  return { panel: middle(noted.panel), bare: middle(noted.bare) };
}

const ms = (value) => String(Math.round(value));
const kilobytes = (value) => (value / 1000).toFixed(0);

function toRow(label, { panel, bare }) {
  return [
    label,
    ms(panel.paint),
    (panel.paint / bare.paint).toFixed(2),
    ms(panel.shown),
    (panel.shown / bare.shown).toFixed(2),
    (panel.again / panel.shown).toFixed(2),
    kilobytes(panel.script),
    String(panel.requests),
    ms(panel.blocked),
    panel.shift.toFixed(3),
  ];
}

const bareRow = (label, { bare }) => [
  label,
  ms(bare.paint),
  '1.00',
  ms(bare.shown),
  '1.00',
  (bare.again / bare.shown).toFixed(2),
  kilobytes(bare.script),
  String(bare.requests),
  ms(bare.blocked),
  bare.shift.toFixed(3),
];

/** First and second visits to every section over a slow network, beside a bare page on the same libraries. */
export async function measureVisits(browser, { dist, runs, log }) {
  buildBare();
  const api = await startMockApi(PORT);
  const sites = { panel: await startSite(dist, api.url), bare: await startSite(BARE, api.url) };
  const measure = (address, look, network) => {
    log(`first visits, ${address} over ${network.name}`);
    return compare(browser, sites, address, look, network, runs);
  };
  try {
    const table = [];
    for (const [address, look] of Object.entries(PAGES)) {
      const noted = await measure(address, look, FAST_4G);
      if (address === '/users' || address === '/dashboard') table.push(bareRow(`bare page, ${address}`, noted));
      table.push(toRow(address, noted));
    }
    table.push(toRow('/dashboard, charts', await measure('/dashboard', CHARTS, FAST_4G)));
    table.push(toRow('/users, a slow phone', await measure('/users', rows, SLOW_PHONE)));
    return {
      intro: [
        `Visits by a signed-in person, medians of ${runs}: 8.1 Mbit/s, 165 ms a request, the processor slowed down 4 times, an`,
        'empty cache, HTTP/1.1 with gzip (a slow phone: 1.4 Mbit/s, 560 ms, 6 times). Ratios are to a bare page on the same',
        'libraries (`bench/bare/`), measured in turn; other sections to its list of users. “Again” is the second visit beside',
        'the first, with what that left in the cache. Times in ms, scripts in kB as sent, blocked is what tasks took beyond 50 ms.',
      ].join('\n'),
      head: ['First visit', 'Paint', 'ratio', 'Shown', 'ratio', 'Again', 'Scripts', 'Requests', 'Blocked', 'Shift'],
      rows: table,
    };
  } finally {
    sites.panel.close();
    sites.bare.close();
    api.close();
  }
}
