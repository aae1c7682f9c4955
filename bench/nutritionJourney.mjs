import { clickTo, openWindow, settle } from './browser.mjs';
import { SESSION } from './wire/replies.mjs';

/** A title that narrows down key by key, in the largest sub category. */
const TYPED = ['grilled sal', 'quinoa'];

const NOTCHES = 20;

const tab = ({ page }, { title }) => page.getByRole('tab', { name: title, exact: true });

/** Until every picture that is in the view has come. */
const picturesShown = ({ page }) =>
  page.waitForFunction(() => {
    const shown = [...document.querySelectorAll('li img')].filter((img) => {
      const { top, bottom } = img.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    return shown.length > 0 && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });

const layoutShift = ({ page }) => page.evaluate(() => window.bench.shift());

/** To every other category, and back to the first with its large sub category. */
async function switchCategories(window, { tree, shelfLook }, note) {
  const [first, ...others] = tree;
  for (const category of [...others, first])
    note('category', await clickTo(window, tab(window, category), shelfLook(category.dishesCategories[0])));
}

async function switchSubCategories(window, { tree, shelfLook }, note) {
  const [first, ...others] = tree[0].dishesCategories;
  for (const sub of [...others, first]) note('sub category', await clickTo(window, tab(window, sub), shelfLook(sub)));
}

/**
 * Key by key, each after the last one's result is shown: time to the letter and to the cards. A key that finds the same
 * cards again paints none, and would only flatter the figure.
 */
async function search({ page, expectLook, outcome }, { tree, shelfLook, searchLabel }, note) {
  const box = page.getByRole('searchbox', { name: searchLabel });
  const lookOf = (text) => shelfLook(tree[0].dishesCategories[0], text);
  for (const text of TYPED) {
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

/** Down through the cards, which are drawn and get their pictures meanwhile. */
async function scroll(window, note) {
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
  note('cards later', await page.locator('li[aria-setsize]').count());
}

/**
 * Drives one screen, in a window of its own. `screen` is its address, the path of its list, the label of its search, the
 * tree and the looks of its sub categories. `note(figure, value)` takes milliseconds, but cards (a count) and shifts.
 */
export async function driveNutrition(browser, screen, note) {
  const look = { ...screen.shelfLook(screen.tree[0].dishesCategories[0]), since: screen.list };
  const window = await openWindow(browser, { session: SESSION, look });
  try {
    await window.page.goto(screen.url);
    const { time, shift } = await window.outcome();
    note('reply', time);
    note('early shift', shift);
    await settle(window.page, 500);
    note('cards', await window.page.locator('li[aria-setsize]').count());
    await picturesShown(window);
    await settle(window.page, 200);
    note('shift', (await layoutShift(window)) - shift);
    await switchCategories(window, screen, note);
    await switchSubCategories(window, screen, note);
    await search(window, screen, note);
    await scroll(window, note);
  } finally {
    await window.close();
  }
}
