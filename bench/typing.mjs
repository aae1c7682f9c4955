import { settle } from './browser.mjs';

/** A name that narrows down key by key, and a status by its beginning. */
const TYPED = ['maria ga', 'inac'];

/** A quick typist's time between two keys, in milliseconds. */
const PACE = 60;

const searchBox = (page) => page.getByRole('searchbox', { name: 'Search by name, email or phone' });

async function clear(page) {
  await searchBox(page).fill('');
  await settle(page, 200);
}

/** Key by key, each after the last one's result is shown: time to the letter and to the result. */
export async function typeSlowly({ page, expectLook, outcome }, reference, note) {
  for (const text of TYPED) {
    await searchBox(page).focus();
    for (let length = 1; length <= text.length; length += 1) {
      await settle(page);
      const expected = reference.search(text.slice(0, length));
      await expectLook({ look: 'list', ...expected });
      await page.keyboard.press(text[length - 1]);
      const { time, typed } = await outcome();
      note('key', time);
      note('letter', typed);
    }
    await clear(page);
  }
}

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

/** Types without waiting for results; answers the longest time for which the page could not react to a key. */
export async function typeFast(browser, page) {
  await searchBox(page).focus();
  await settle(page);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.keyboard.type(TYPED[0], { delay: PACE });
  await settle(page, 300);
  const longest = longestTask(await browser.stopTracing());
  await clear(page);
  return longest;
}
