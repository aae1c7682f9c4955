import { settle } from './browser.mjs';
import { longestBlock } from './trace.mjs';

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

/** Types without waiting for results; returns the longest time for which the page could not react to a key. */
export async function typeFast(browser, page) {
  await searchBox(page).focus();
  await settle(page);
  const longest = await longestBlock(browser, page, () => page.keyboard.type(TYPED[0], { delay: PACE }));
  await clear(page);
  return longest;
}
