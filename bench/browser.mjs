import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

export const launch = (...switches) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--disable-dev-shm-usage', ...switches],
  });

/** Runs in the page, right after the instrument. */
function begin({ session, look }) {
  for (const [name, value] of Object.entries(session)) window.sessionStorage.setItem(name, value);
  window.bench.expect(look);
}

/** The next result of the instrument. Call `renew` before an action, so that an earlier result is not taken for it. */
function listen(cdp) {
  let resolve;
  let next;
  const renew = () => (next = new Promise((settle) => (resolve = settle)));
  renew();
  cdp.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)));
  const outcome = async () => {
    const { failure, ...result } = await next;
    if (failure) throw new Error(failure);
    return result;
  };
  return { renew, outcome };
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Returns what waits until for some time nothing has been fetched. */
function watchNetwork(page) {
  const pending = new Set();
  let latest = 0;
  const end = (request) => {
    pending.delete(request);
    latest = Date.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async (time) => {
    do await pause(time / 10);
    while (pending.size > 0 || Date.now() - latest < time);
  };
}

/**
 * A new browser context with an empty cache and reduced motion, because a fade would be measured as work. `session` is
 * the content of session storage, `look` the state of the page at which the first load ends.
 */
export async function openWindow(browser, { session = {}, look }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const fetchedAll = watchNetwork(page);
  const { renew, outcome } = listen(cdp);
  await cdp.send('Runtime.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Runtime.addBinding', { name: 'benchOutcome' });
  await page.addInitScript({
    content: `${readFileSync('bench/instrument.js', 'utf8')};(${begin})(${JSON.stringify({ session, look })})`,
  });
  const expectLook = async (next) => {
    renew();
    await cdp.send('Runtime.evaluate', { expression: `bench.expect(${JSON.stringify(next)})` });
  };
  return { page, cdp, renew, outcome, expectLook, fetchedAll, close: () => context.close() };
}

/** Waits until the page has finished its work after an action. */
export const settle = (page, time = 60) =>
  page.evaluate(
    (wait) => new Promise((resolve) => setTimeout(() => window.requestIdleCallback(resolve, { timeout: 2000 }), wait)),
    time,
  );

/** Moves the mouse to what is clicked next. */
export async function pointAt({ page }, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
}

export const click = ({ page }) => page.mouse.down().then(() => page.mouse.up());

/** Bytes of live JavaScript objects. */
export async function liveHeap({ cdp }) {
  for (let i = 0; i < 2; i += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Live bytes by type (`object`, `string`, `code` and so on), from a heap snapshot. */
export async function heapByType({ cdp }) {
  const chunks = [];
  const collect = ({ chunk }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const fields = snapshot.meta.node_fields;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const bytes = {};
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = snapshot.meta.node_types[type][nodes[at + type]];
    bytes[name] = (bytes[name] ?? 0) + nodes[at + size];
  }
  return bytes;
}

/** All live DOM nodes, attached to a document or detached. */
export async function liveNodes({ cdp }) {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Memory.getDOMCounters')).nodes;
}
