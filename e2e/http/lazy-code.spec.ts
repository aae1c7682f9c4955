import { type Page } from '@playwright/test';
import { ADMIN, openAs, signIn, title } from '../support/accounts';
import { LAZY_PIECES, ownScripts, unnamedScripts } from '../support/lazyCode';
import { button, dialog, toast } from '../support/locators';
import { FIRST_DIALOGS, SECTIONS } from '../support/sections';
import { expect, test } from '../support/mockApi';

const TYPED = 'a';
const RENAMED = 'Feasts';
const PALETTE_FAILED = 'The command palette could not be loaded. Please try again.';
const FAILED = 'This page could not be loaded.';

const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Blocks every request for the chunk, but not for what it shares with other chunks. */
const take = (page: Page, piece: string) =>
  page.route(
    (url) => ownScripts(piece).includes(url.pathname),
    (route) => route.abort(),
  );
const giveBack = (page: Page) => page.unrouteAll({ behavior: 'wait' });

/** Types something on a screen that does not need the piece. */
async function typeOn(page: Page, address: string) {
  await openAs(page, ADMIN, address);
  await search(page).fill(TYPED);
}

async function expectShell(page: Page) {
  await expect(page.getByRole('banner')).toContainText('Amina Rahman');
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveCount(SECTIONS.length);
}

async function section(page: Page, label: string, address: string) {
  await typeOn(page, address === '/plans' ? '/banners' : '/plans');
  const before = await title(page).textContent();
  const link =
    address === '/profile'
      ? page.getByRole('banner').getByRole('link', { name: 'Amina Rahman' })
      : page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: label, exact: true });
  await link.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED);
  await expectShell(page);
  await page.goBack();
  await expect(title(page)).toHaveText(before!);
  await expect(search(page)).toHaveValue(TYPED);
  await link.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED);
  await giveBack(page);
  await retry(page).click();
  await expect(title(page)).toHaveText(label);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

/** Opens an overlay of the screen: blocked the first time, it opens at the next try. */
async function overlay(page: Page, open: () => Promise<void>, failure: string, name: string) {
  await typeOn(page, '/plans');
  await search(page).blur();
  await open();
  await expect(toast(page, failure)).toBeVisible();
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await giveBack(page);
  await open();
  await expect(dialog(page, name)).toBeVisible();
}

const EXPIRED = 'Your session has expired. Please sign in again.';

async function showCalls(page: Page) {
  await page.keyboard.press('Control+k');
  await dialog(page, 'Command palette').getByRole('combobox').fill('Show calls');
  await page.keyboard.press('Enter');
}

async function calls(page: Page) {
  await typeOn(page, '/plans');
  await search(page).blur();
  await showCalls(page);
  await expect(toast(page, 'The list of calls could not be loaded.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await giveBack(page);
  await showCalls(page);
  await expect(dialog(page, 'Calls of this session')).toBeVisible();
}

const DIALOG_FAILED = 'The dialog could not be loaded. Please try again.';

/** A screen's dialogs: a message says that one could not be loaded; at the next try it opens. */
async function dialogs(page: Page, address: string) {
  await openAs(page, ADMIN, address.split('?')[0]);
  const open = (to: string) =>
    page.evaluate((entry) => {
      const state = { key: String(Math.random()), idx: 1 };
      history.pushState(state, '', entry);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, to);
  await open(address);
  await expect(toast(page, DIALOG_FAILED)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectShell(page);
  await giveBack(page);
  await open(address);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The code that reports a failure has been prefetched, so the failure is shown although no code can be fetched. */
async function standby(page: Page) {
  await giveBack(page);
  const fetched = page.waitForResponse(/\/js\/standby\./);
  await openAs(page, ADMIN, '/recipes');
  await (await fetched).finished();
  await page.waitForLoadState('networkidle');
  await page.route(/\/(js|css)\//, (route) => route.abort());

  await page.keyboard.press('Control+k');
  await expect(toast(page, PALETTE_FAILED)).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const name = dialog(page, 'Edit Category').getByLabel('Category name');
  await name.fill('');
  await button(page, 'Edit Category', 'Save').click();
  await page.getByRole('alertdialog', { name: 'Category name is required.' }).getByRole('button').click();

  await name.fill(RENAMED);
  await page.evaluate(() => sessionStorage.setItem('token', 'expired'));
  await button(page, 'Edit Category', 'Save').click();
  await expect(dialog(page, EXPIRED)).toBeVisible();
  await signIn(dialog(page, EXPIRED), ADMIN);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('tab', { name: RENAMED })).toBeVisible();
  await expectShell(page);
}

async function charts(page: Page) {
  await openAs(page, ADMIN, '/dashboard');
  await expect(page.getByText('The chart could not be loaded.')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Total Users' })).toBeVisible();
  await expectShell(page);
  await giveBack(page);
  await retry(page).first().click();
  await retry(page).click();
  await expect(page.getByRole('figure', { name: 'App usage by month' })).toBeVisible();
}

async function xlsx(page: Page) {
  await typeOn(page, '/plans');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog(page, 'Export').getByRole('radio', { name: 'Excel (XLSX)' }).check();
  await button(page, 'Export', 'Export').click();
  await expect(toast(page, 'The file could not be made. Please try again.')).toBeVisible();
  await giveBack(page);
  const coming = page.waitForEvent('download');
  await button(page, 'Export', 'Export').click();
  expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(search(page)).toHaveValue(TYPED);
}

/** Where the browser has Redux DevTools but their options cannot be fetched, the panel starts without them. */
async function devTools(page: Page) {
  await page.addInitScript(() => {
    const compose = () => () => {
      throw new Error('DevTools without their options show what is private.');
    };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
  await typeOn(page, '/plans');
  await expectShell(page);
}

async function exportDialogs(page: Page) {
  await typeOn(page, '/plans');
  const open = () => page.getByRole('button', { name: 'Export', exact: true }).click();
  await open();
  await expect(toast(page, DIALOG_FAILED)).toBeVisible();
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await toast(page, DIALOG_FAILED).getByRole('button', { name: 'Close' }).click(); // it covers the button
  await giveBack(page);
  await open();
  await expect(dialog(page, 'Export')).toBeVisible();
}

/** A page that cannot be shown without the piece: it says so, and is shown at the next try. */
async function visit(page: Page, address: string, heading: string) {
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

async function shell(page: Page) {
  await giveBack(page);
  await openAs(page, ADMIN, '/plans');
  await take(page, 'shell');
  await visit(page, '/banners', 'Banner');
}

async function notFound(page: Page) {
  await typeOn(page, '/plans');
  await page.evaluate(() => {
    history.pushState({}, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED);
  await expectShell(page);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible();
}

/** What needs each piece, and what must be shown without it. A section is needed by its link. */
const NEEDS: Record<string, (page: Page) => Promise<void>> = {
  ...Object.fromEntries(
    [...SECTIONS, ['Profile', '/profile'] as const].map(([label, address]) => [
      address.slice(1),
      (page: Page) => section(page, label, address),
    ]),
  ),
  ...Object.fromEntries(
    FIRST_DIALOGS.map((address) => [`${/[\w-]+/.exec(address)![0]}-dialogs`, (page: Page) => dialogs(page, address)]),
  ),
  palette: (page) => overlay(page, () => page.keyboard.press('Control+k'), PALETTE_FAILED, 'Command palette'),
  keys: (page) => overlay(page, () => page.keyboard.press('?'), 'The list of keys could not be loaded.', 'Keys'),
  journal: (page) =>
    overlay(
      page,
      () => page.getByRole('button', { name: 'What changed' }).click(),
      'The list of changes could not be loaded.',
      'What changed',
    ),
  calls,
  standby,
  charts,
  xlsx,
  devtools: devTools,
  'export-dialogs': exportDialogs,
  shell,
  login: (page) => visit(page, '/login', 'Sign in'),
  signup: (page) => visit(page, '/signup', 'Create account'),
  'not-found': notFound,
};

test('every script of the build belongs to a piece with a name', () => {
  expect(unnamedScripts()).toEqual([]);
});

for (const piece of LAZY_PIECES)
  test(`without ${piece} the shell, the screen and what was typed stay`, async ({ page, allowFailedLoads }) => {
    allowFailedLoads('/js/', '/css/', '/api/');
    await take(page, piece);
    const need = NEEDS[piece];
    expect(need, 'a way to need it').toBeDefined();
    await need!(page);
  });
