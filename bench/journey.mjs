import { clickTo, pressTo } from './act.mjs';
import { openWindow, settle } from './browser.mjs';
import { SESSION } from './wire/replies.mjs';

/** A name that narrows down key by key, and a status by its beginning. */
const TYPED = ['maria ga', 'inac'];

/** How often the dialog and the sections are opened again. */
const AGAIN = 4;

const FIGURES = { look: 'present', selector: '.figure, h3 + *' };
const CHARTS = { look: 'charts' };

/** The look of a page of the list, according to the reference. */
const asList = (expected) => ({ look: 'list', ...expected });

const button = ({ page }, name) => page.getByRole('button', { name, exact: true }).first();

async function* search(window, reference) {
  const box = window.page.getByRole('searchbox', { name: 'Search by name, email or phone' });
  for (const text of TYPED) {
    await box.focus();
    for (let length = 1; length <= text.length; length += 1)
      yield {
        'search key': await pressTo(window, text[length - 1], asList(reference.search(text.slice(0, length)))),
      };
    await box.fill('');
    await settle(window.page, 300);
  }
}

async function* turnTabs(window, reference) {
  const tab = (name) => window.page.getByRole('tab', { name, exact: true });
  for (const name of ['Active', 'Inactive', 'Archived', 'All'])
    yield { tab: await clickTo(window, tab(name), asList(reference.tab(name))) };
}

async function* turnPages(window, reference) {
  for (const page of [2, 3, 4, 5])
    yield { page: await clickTo(window, button(window, 'Next page'), asList(reference.page(page))) };
}

async function* sort(window, reference) {
  const header = window.page.getByRole('columnheader', { name: 'Email' }).getByRole('button');
  yield { sort: await clickTo(window, header, asList(reference.sort('Email', 1))) };
  yield { 'sort back': await clickTo(window, header, asList(reference.sort('Email', -1))) };
  await header.click();
  await settle(window.page, 300);
}

async function* openDialogs(window) {
  for (let time = 0; time <= AGAIN; time += 1) {
    yield { [time ? 'dialog' : 'first dialog']: await clickTo(window, button(window, 'Add user'), { look: 'dialog' }) };
    await window.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await settle(window.page, 300);
  }
}

/** To the dashboard and back; the first visit counts by itself. Each return reads the list again, which the next step waits for. */
async function* changeSections(window, reference) {
  const { page } = window;
  const link = (name) => page.getByRole('link', { name, exact: true });
  const rest = () => window.fetchedAll(500).then(() => settle(page, 500));
  for (let time = 0; time <= AGAIN; time += 1) {
    const [name, look] = time % 2 ? ['charts', CHARTS] : ['figures', FIGURES];
    const dashboard = await clickTo(window, link('Dashboard'), look);
    await rest();
    const users = await clickTo(window, link('Users'), asList(reference.page(1)));
    await rest();
    yield time ? { [name]: dashboard, users } : { 'first section': dashboard };
  }
}

/** Runs in the page: how much is in the document with the list shown. */
function count() {
  const walker = document.createTreeWalker(document.documentElement);
  let nodes = 1;
  while (walker.nextNode()) nodes += 1;
  const [first] = document.querySelectorAll('table tbody tr');
  return { nodes, row: first.querySelectorAll('*').length + 1 };
}

/**
 * Drives one page, in a window of its own, from act to act; all pages have the same roles and names. Yields what was
 * measured, by name: `{ work, painted }` in milliseconds, or a count.
 */
export async function* journey(browser, url, reference) {
  const look = { ...asList(reference.page(1)), since: 'users/list' };
  const window = await openWindow(browser, { session: SESSION, look });
  try {
    await window.page.goto(url);
    yield { reply: { painted: (await window.outcome()).time } };
    await settle(window.page, 1500);
    yield await window.page.evaluate(count);
    for (const part of [search, turnTabs, turnPages, sort, openDialogs, changeSections]) yield* part(window, reference);
  } finally {
    await window.close();
  }
}
