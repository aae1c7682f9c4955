import { clickTo, openWindow } from './browser.mjs';
import { noteFirstCards, scrollCards, searchCards } from './cards.mjs';
import { SESSION } from './wire/replies.mjs';

/** A title that narrows down key by key, in the largest sub category. */
const TYPED = ['grilled sal', 'quinoa'];

const tab = ({ page }, { title }) => page.getByRole('tab', { name: title, exact: true });

/** Opens every other category, then the first one with its large sub category. */
async function switchCategories(window, { tree, shelfLook }, note) {
  const [first, ...others] = tree;
  for (const category of [...others, first])
    note('category', await clickTo(window, tab(window, category), shelfLook(category.dishesCategories[0])));
}

async function switchSubCategories(window, { tree, shelfLook }, note) {
  const [first, ...others] = tree[0].dishesCategories;
  for (const sub of [...others, first]) note('sub category', await clickTo(window, tab(window, sub), shelfLook(sub)));
}

const MATRIX = '.matrix tbody';

/** Opens the matrix, whose first opening also fetches its code, and goes back to the list. */
async function openMatrix(window, list, note) {
  const { page } = window;
  const link = (name) => page.getByRole('navigation', { name: 'View' }).getByRole('link', { name });
  for (const isNoted of [false, true, true, true]) {
    const time = await clickTo(window, link('Matrix'), { look: 'present', selector: MATRIX });
    if (isNoted) note('matrix', time);
    await clickTo(window, link('Plans'), list);
  }
}

/**
 * Drives one screen, in a window of its own. `screen` is its address, the path of its list, the label of its search, the
 * tree and the looks of its sub categories. `note(figure, value)` takes milliseconds, but cards (a count) and shifts.
 */
export async function driveNutrition(browser, screen, note) {
  const lookOf = (text) => screen.shelfLook(screen.tree[0].dishesCategories[0], text);
  const look = { ...lookOf(''), since: screen.list };
  const window = await openWindow(browser, { session: SESSION, look });
  try {
    await window.page.goto(screen.url);
    await noteFirstCards(window, await window.outcome(), note);
    await switchCategories(window, screen, note);
    await switchSubCategories(window, screen, note);
    await searchCards(window, { label: screen.searchLabel, texts: TYPED, lookOf }, note);
    if (screen.hasMatrix) await openMatrix(window, lookOf(''), note);
    await scrollCards(window, note);
  } finally {
    await window.close();
  }
}
