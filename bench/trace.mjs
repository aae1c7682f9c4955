import { settle } from './browser.mjs';

/** The longest task of the page's main thread, in milliseconds. */
function longestTask(trace) {
  const events = JSON.parse(trace.toString()).traceEvents;
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && isMain.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no tasks');
  return tasks.reduce((longest, { dur }) => Math.max(longest, dur), 0) / 1000;
}

/** The longest time for which the page could not react while `act` ran, in milliseconds. */
export async function longestBlock(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  await settle(page, 300);
  return longestTask(await browser.stopTracing());
}
