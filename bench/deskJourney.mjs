import { openWindow, settle } from './browser.mjs';
import { SESSION } from './wire/replies.mjs';

const ANSWERS = 5;
const TEXT = 'Thank you.';

const box = (page) => page.getByRole('textbox', { name: /^Answer to/ });

/** A keyboard that counts what is pressed on it. */
function countingKeys(page) {
  const keys = {
    pressed: 0,
    press: async (key) => {
      keys.pressed += 1;
      await page.keyboard.press(key);
    },
  };
  return keys;
}

/** Sends what the box has, and waits for the next post. */
async function send(page, keys) {
  const title = await page.locator('.answer-card h2').textContent();
  await keys.press('Enter');
  await page.locator('.answer-card h2', { hasNotText: title }).waitFor();
  await box(page).and(page.locator(':focus')).waitFor();
}

/** Counts the calls that are under way at the same time. */
function watchCalls(page) {
  const calls = { now: 0, most: 0, comments: 0 };
  const isCall = (request) => request.url().includes('/api/community');
  page.on('request', (request) => {
    if (!isCall(request)) return;
    calls.now += 1;
    calls.most = Math.max(calls.most, calls.now);
    if (request.url().endsWith('communityComments/list')) calls.comments += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, (request) => (calls.now -= isCall(request) ? 1 : 0));
  return calls;
}

/** When the posts of the last group arrived, on the page's clock. */
const lastReply = (page) =>
  page.evaluate(() => {
    const replies = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const ends = replies.filter(({ name }) => name.endsWith('community/detail')).map(({ responseEnd }) => responseEnd);
    return Math.max(...ends);
  });

/** The desk from the groups' reply on: the first post that waits, then a few answers. */
export async function driveDesk(browser, { url }, note) {
  const window = await openWindow(browser, {
    session: SESSION,
    look: { look: 'present', selector: '.wait-row', since: 'community/list/categories' },
  });
  const { page } = window;
  const calls = watchCalls(page);
  try {
    await page.goto(url);
    const { time, now } = await window.outcome();
    note('first', time);
    note('after', Math.max(0, now - (await lastReply(page))));
    note('read', calls.comments);
    await settle(page, 2000);
    note('at once', calls.most);

    const keys = countingKeys(page);
    await keys.press('n');
    await keys.press('Enter');
    for (let nth = 0; nth < ANSWERS; nth += 1) {
      await page.keyboard.type(TEXT);
      await send(page, keys);
    }
    note('keys', keys.pressed / ANSWERS);

    await page.evaluate(
      ([reply, user]) => localStorage.setItem(`replies ${user.id}`, JSON.stringify([reply])),
      [{ name: 'Thanks', text: TEXT }, JSON.parse(SESSION.user)],
    );
    const before = keys.pressed;
    for (let nth = 0; nth < ANSWERS; nth += 1) {
      await keys.press('/');
      await keys.press('Enter');
      await send(page, keys);
    }
    note('keys, saved', (keys.pressed - before) / ANSWERS);
  } finally {
    await window.close();
  }
}
