import { clickTo, openWindow, settle } from './browser.mjs';
import { noteFirstCards, scrollCards, searchCards } from './cards.mjs';
import { SESSION } from './wire/replies.mjs';

const LOOKED_AT = 12;

const figure = (count) => count.toLocaleString('en');

const TYPED = ['stretch 1', 'calm'];

const tab = ({ page }, name) => page.getByRole('tab', { name, exact: true });
const button = ({ page }, name) => page.getByRole('button', { name, exact: true });

/** The look of a tab's cards, with a search or without. */
function cardsLook(label, titles, search = '') {
  const found = titles.filter((title) => title.toLowerCase().includes(search));
  if (found.length === 0) throw new Error(`the search ${search} finds nothing`);
  return { look: 'cards', label, titles: found.slice(0, LOOKED_AT), total: found.length };
}

/** Switches between the tabs, searches and scrolls the highlights; each list is loaded before it is measured. */
export async function driveTracker(browser, { url, highlights, habits }, note) {
  const titles = { HighLights: highlights.map(({ title }) => title), Habits: habits.map(({ name }) => name) };
  const look = (label) => cardsLook(label, titles[label]);
  const window = await openWindow(browser, {
    session: SESSION,
    look: { ...look('HighLights'), since: 'highlights/list' },
  });
  try {
    await window.page.goto(url);
    await noteFirstCards(window, await window.outcome(), note);
    await clickTo(window, tab(window, 'Habits'), look('Habits'));
    for (const label of ['HighLights', 'Habits', 'HighLights']) {
      await settle(window.page, 500);
      note('tab', await clickTo(window, tab(window, label), look(label)));
    }
    await settle(window.page, 500);
    const lookOf = (text) => cardsLook('HighLights', titles.HighLights, text);
    await searchCards(window, { label: 'Search HighLights', texts: TYPED, lookOf }, note);
    await scrollCards(window, note);
  } finally {
    await window.close();
  }
}

/** The look of a page of the table; any text of a row identifies it. */
const tableLook = (names, page, size = 5) => ({
  look: 'list',
  emails: names.slice((page - 1) * size, page * size),
  range: `${figure((page - 1) * size + 1)}-${figure(page * size)} of ${figure(names.length)}`,
});

async function turnPages(window, names, note) {
  for (const [name, page] of [
    ['Next page', 2],
    ['Next page', 3],
    ['Previous page', 2],
    ['Last page', names.length / 5],
    ['First page', 1],
  ])
    note('page', await clickTo(window, button(window, name), tableLook(names, page)));
}

async function switchDays(window, note) {
  const dayLook = (day) => ({ look: 'selected', name: `Day ${day}` });
  for (const day of [2, 3, 1]) note('tab', await clickTo(window, tab(window, `Day ${day}`), dayLook(day)));
}

export async function driveExercises(browser, { url, exercises }, note) {
  const names = exercises.map(({ name }) => name);
  const look = { ...tableLook(names, 1), since: 'exercise/list' };
  const window = await openWindow(browser, { session: SESSION, look });
  const { page } = window;
  try {
    await page.goto(url);
    note('reply', (await window.outcome()).time);
    await settle(page, 500);
    await turnPages(window, names, note);
    await switchDays(window, note);
    const collator = new Intl.Collator('en', { numeric: true });
    const header = page.getByRole('columnheader', { name: 'name' }).getByRole('button');
    note('sort', await clickTo(window, header, tableLook(names.toSorted(collator.compare), 1)));
    await page.getByLabel('Rows per page:').selectOption('20');
    await settle(page, 200);
    note('rows', await page.locator('table tbody tr').count());
  } finally {
    await window.close();
  }
}
