import { openWindow, settle } from './browser.mjs';
import { countCards, layoutShift, picturesShown } from './cards.mjs';
import { longestBlock } from './trace.mjs';
import { SESSION } from './wire/replies.mjs';

const LOOKED_AT = 8;

const NOTCHES = 30;

/** As long as a comment may well be, at a quick typist's pace. */
const COMMENT = 'This is how I do it every week and it really helped me with my energy. '.repeat(5).slice(0, 300);
const PACE = 30;

const postsLook = (posts) => ({
  look: 'cards',
  label: 'Posts',
  titles: posts.slice(0, LOOKED_AT).map(({ title }) => title),
  total: posts.length,
});

async function scroll({ page }) {
  await page.mouse.move(900, 700);
  for (let notch = 0; notch < NOTCHES; notch += 1) {
    await page.mouse.wheel(0, 300);
    await settle(page, 30);
  }
}

/** A group's posts from their reply on: shown, commented on, scrolled through. */
export async function driveFeed(browser, { url, posts }, note) {
  const window = await openWindow(browser, {
    session: SESSION,
    look: { ...postsLook(posts), since: 'community/detail' },
  });
  const { page } = window;
  try {
    await page.goto(url);
    const { time, shift } = await window.outcome();
    note('reply', time);
    await settle(page, 500);
    note('posts', await countCards(window));
    await picturesShown(window);
    note('shift', (await layoutShift(window)) - shift);
    await page.getByRole('textbox', { name: 'Write a comment...' }).first().focus();
    await settle(page, 200);
    note('typing', await longestBlock(browser, page, () => page.keyboard.type(COMMENT, { delay: PACE })));
    note('scrolling', await longestBlock(browser, page, () => scroll(window)));
    note('posts later', await countCards(window));
  } finally {
    await window.close();
  }
}

/** The filter that needs the comments of every post. */
export async function driveAnswered(browser, { url, posts }, note) {
  const look = postsLook(posts);
  const window = await openWindow(browser, { session: SESSION, look: { ...look, since: 'community/detail' } });
  const { page } = window;
  try {
    await page.goto(url);
    await window.outcome();
    await settle(page, 300);
    const began = await page.evaluate(() => performance.now());
    await page.getByRole('combobox', { name: 'Status' }).selectOption('answered');
    await page.getByText('Loading comments...').waitFor();
    await window.expectLook(look);
    const { now } = await window.outcome();
    note('answered', now - began);
  } finally {
    await window.close();
  }
}
