import { clickTo, liveHeap, openWindow, settle } from './browser.mjs';
import { typeFast, typeSlowly } from './typing.mjs';
import { SESSION } from './wire/replies.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const countRows = (page) => page.locator('table tbody tr').count();

/** The look of a page of the list, according to the reference. */
const asList = (expected) => ({ look: 'list', ...expected });

async function switchTabs(window, reference, note) {
  const tab = (name) => window.page.getByRole('tab', { name, exact: true });
  for (const name of ['Active', 'Inactive', 'Archived', 'All'])
    note('tab', await clickTo(window, tab(name), asList(reference.tab(name))));
}

async function turnPages(window, reference, note) {
  const turn = async (name, expected) =>
    note('page', await clickTo(window, button(window.page, name), asList(expected)));
  await turn('Next page', reference.page(2));
  await turn('Next page', reference.page(3));
  await turn('Previous page', reference.page(2));
  await turn('Last page', reference.lastPage());
  await turn('First page', reference.page(1));
}

/** The rows in the document at the smallest and at the largest page. */
async function countAtSizes({ page }, note) {
  note('rows10', await countRows(page));
  const sizes = page.getByLabel('Rows per page:');
  await sizes.selectOption('30');
  await settle(page, 200);
  note('rows30', await countRows(page));
  await sizes.selectOption('10');
  await settle(page, 200);
}

async function sortColumns(window, reference, columns, note) {
  for (const column of columns) {
    const header = window.page.getByRole('columnheader', { name: column }).getByRole('button');
    note(`sort ${column}`, await clickTo(window, header, asList(reference.sort(column, 1))));
    note(`turn ${column}`, await clickTo(window, header, asList(reference.sort(column, -1))));
    await header.click();
    await settle(window.page);
  }
}

async function openDialogs(window, note) {
  const { page } = window;
  for (const figure of ['first dialog', 'dialog', 'dialog']) {
    note(figure, await clickTo(window, button(page, 'Add user').first(), { look: 'dialog' }));
    await settle(page);
    await page.getByRole('dialog', { name: 'Add New User' }).getByRole('button', { name: 'Cancel' }).click();
    await settle(page);
  }
}

/** Each return refetches the list, so the next step waits until that is done. */
async function comeBack(window, reference, note) {
  const { page } = window;
  const link = (name) => page.getByRole('link', { name, exact: true });
  for (let i = 0; i < 2; i += 1) {
    await link('Dashboard').click();
    await page.getByText('Community Posts').waitFor();
    await page.waitForLoadState('networkidle');
    await settle(page, 500);
    const reloaded = page.waitForResponse((response) => response.url().endsWith('users/list'));
    note('come back', await clickTo(window, link('Users'), asList(reference.page(1))));
    await (await reloaded).finished();
    await settle(page, 1000);
  }
}

/**
 * Drives one page, in a window of its own, through everything that is measured; both pages have the same roles and
 * names. `note(figure, value)` takes milliseconds, except heap (bytes) and rows (a count).
 */
export async function drive(browser, { url, reference, columns, note }) {
  const look = { ...asList(reference.page(1)), since: 'users/list' };
  const window = await openWindow(browser, { session: SESSION, look });
  try {
    await window.page.goto(url);
    note('reply', (await window.outcome()).time);
    await settle(window.page, 500);
    note('heap', await liveHeap(window));
    await switchTabs(window, reference, note);
    await turnPages(window, reference, note);
    await countAtSizes(window, note);
    await typeSlowly(window, reference, note);
    note('typing task', await typeFast(browser, window.page));
    await sortColumns(window, reference, columns, note);
    await openDialogs(window, note);
    note('heap later', await liveHeap(window));
    await comeBack(window, reference, note);
  } finally {
    await window.close();
  }
}
