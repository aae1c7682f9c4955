import { settle } from './browser.mjs';

const NOTCHES = 20;

/** Waits until every picture in the viewport has loaded. */
export const picturesShown = ({ page }) =>
  page.waitForFunction(() => {
    const shown = [.../** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll('li img'))].filter(
      (img) => {
        const { top, bottom } = img.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      },
    );
    return shown.length > 0 && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });

export const layoutShift = ({ page }) => page.evaluate(() => window.bench.shift());

export const countCards = ({ page }) => page.locator('li[aria-setsize]').count();

/**
 * Measures a page of cards after its reply: the time to its first cards, and the layout shift until their pictures have
 * loaded.
 */
export async function noteFirstCards(window, { time, shift }, note) {
  note('reply', time);
  note('early shift', shift);
  await settle(window.page, 500);
  note('cards', await countCards(window));
  await picturesShown(window);
  await settle(window.page, 200);
  note('shift', (await layoutShift(window)) - shift);
}

/**
 * Types each text key by key, each key after the last one's result is shown: time to the letter and to the cards. A key
 * that finds the same cards paints nothing, which would distort the figure. `lookOf` returns what a search shows.
 */
export async function searchCards({ page, expectLook, outcome }, { label, texts, lookOf }, note) {
  const box = page.getByRole('searchbox', { name: label });
  for (const text of texts) {
    await box.focus();
    for (let length = 1; length <= text.length; length += 1) {
      const [before, after] = [length - 1, length].map((end) => lookOf(text.slice(0, end)));
      await settle(page);
      await expectLook(after);
      await page.keyboard.press(text[length - 1]);
      const { time, typed } = await outcome();
      note('letter', typed);
      if (after.total !== before.total) note('key', time);
    }
    await box.fill('');
    await settle(page, 200);
  }
}

/** Scrolls down through the cards, which are rendered and load their pictures on the way. */
export async function scrollCards(window, note) {
  const { page } = window;
  const before = await layoutShift(window);
  await page.mouse.move(900, 700);
  for (let notch = 0; notch < NOTCHES; notch += 1) {
    await page.mouse.wheel(0, 400);
    await settle(page);
  }
  await picturesShown(window);
  await settle(page, 200);
  note('scroll shift', (await layoutShift(window)) - before);
  note('cards later', await countCards(window));
}
