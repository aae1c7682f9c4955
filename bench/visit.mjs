import { openWindow } from './browser.mjs';
import { median } from './statistics.mjs';

/** Runs in the page: what was requested until a time, and how long tasks blocked it. */
function lookBack(time) {
  const until = (entries) => entries.filter(({ startTime }) => startTime <= time);
  const asked = /** @type {PerformanceResourceTiming[]} */ (until(performance.getEntriesByType('resource')));
  // Pictures of the data are not counted, nor is the site's icon, which the bare page has in its HTML.
  const isCounted = ({ name }) => !/^data:|\/media\/|\/(icon\.svg|favicon\.ico)$/.test(name);
  return {
    requests: asked.filter(isCounted).length + 1,
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
async function visit(browser, url, { address, look, session }, network) {
  const window = await openWindow(browser, { session, look });
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

/** Visits several sites' pages in turn; returns the medians of each. */
export async function visitInTurn(browser, pages, network, runs) {
  const noted = pages.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, { url, page }] of pages.entries()) noted[index].push(await visit(browser, url, page, network));
  return noted.map((of) =>
    Object.fromEntries(Object.keys(of[0]).map((name) => [name, median(of.map((visited) => visited[name]))])),
  );
}
