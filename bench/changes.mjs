import { ADMIN, buildBare, ROWS } from './bare.mjs';
import { openWindow, settle } from './browser.mjs';
import { startMockApi } from './mockApi.mjs';
import { startSite } from './site.mjs';
import { median } from './statistics.mjs';

const PORT = 4339;
const SLOWDOWN = 4;
const ROUNDS = 4;

/** How much more work than the bare page a change of section may be. */
const LIMIT = 2;

/** The sections by the names of their links, and when they are shown. */
const SECTIONS = { Dashboard: { look: 'charts' }, Users: ROWS };

/** How long the main thread has worked since the page began, in milliseconds. */
async function workOf({ cdp }) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Opens a section by its link; returns the work until the page is idle, and the time until the section is shown. */
async function change(window, name, look) {
  const { page, expectLook, outcome } = window;
  const link = page.getByRole('link', { name, exact: true });
  const { x, y, width, height } = await link.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await settle(page, 300);
  const before = await workOf(window);
  await expectLook(look);
  await page.mouse.down();
  await page.mouse.up();
  const { time } = await outcome();
  await page.waitForLoadState('networkidle');
  await settle(page, 1500); // what waits for an idle page waits until it was painted
  return { work: (await workOf(window)) - before, time };
}

/** Switches between the sections in one window; each was opened once before. */
async function drive(browser, url) {
  const window = await openWindow(browser, { session: ADMIN, look: ROWS });
  const noted = { Dashboard: [], Users: [] };
  try {
    await window.cdp.send('Performance.enable');
    await window.cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await window.page.goto(`${url}/users`);
    await window.outcome();
    await settle(window.page, 2000);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [name, look] of Object.entries(SECTIONS)) {
        const done = await change(window, name, look);
        if (round > 0) noted[name].push(done);
      }
    return noted;
  } finally {
    await window.close();
  }
}

const ms = (value) => `${value.toFixed(0)} ms`;

/** The work of a change between sections that were opened before, beside the bare page's. */
export async function measureChanges(browser, { dist, runs, log }) {
  const bareFolder = buildBare();
  const api = await startMockApi(PORT);
  const sites = { panel: await startSite(dist, api.url), bare: await startSite(bareFolder, api.url) };
  const noted = { panel: { Dashboard: [], Users: [] }, bare: { Dashboard: [], Users: [] } };
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [name, { url }] of Object.entries(sites)) {
        log(`changes, run ${run + 1} of ${runs}: ${name}`);
        const done = await drive(browser, url);
        for (const section of Object.keys(SECTIONS)) noted[name][section].push(...done[section]);
      }
  } finally {
    for (const site of Object.values(sites)) site.close();
    api.close();
  }
  const rows = Object.keys(SECTIONS).flatMap((section) => {
    const figure = (site, name) => median(noted[site][section].map((done) => done[name]));
    const ratio = figure('panel', 'work') / figure('bare', 'work');
    const [work, bareWork, time, bareTime] = ['work', 'time'].flatMap((name) => [
      ms(figure('panel', name)),
      ms(figure('bare', name)),
    ]);
    const verdict = ratio <= LIMIT ? 'met' : 'missed';
    return [
      [`${section}: work`, work, bareWork, ratio.toFixed(2), `ratio ≤ ${LIMIT}`, verdict],
      [`${section}: shown`, time, bareTime, (figure('panel', 'time') / figure('bare', 'time')).toFixed(2), '', ''],
    ];
  });
  return {
    intro: [
      `Changes between two sections that were opened before, ${runs} runs of ${ROUNDS} there and back: the panel and the bare page`,
      `(\`bench/bare/\`) in turn, the processor slowed down ${SLOWDOWN} times, the network as it is. Medians of what the main thread`,
      'did until the page was at rest, which includes reading the reloaded data, and of the time from the click to the frame',
      'that shows the rows or both charts.',
    ].join('\n'),
    head: ['Change to', 'Panel', 'Bare page', 'Ratio', 'Target', ''],
    rows,
  };
}
