import { type Page } from '@playwright/test';
import { ADMIN, openAs, signIn } from '../../support/accounts';
import { button, dialog, openExport, toast } from '../../support/locators';
import { expect } from '../../support/mockApi';
import { expectShell, giveBack, search, TYPED, typeOn } from './blocked';

const RENAMED = 'Feasts';
const EXPIRED = 'Your session has expired. Please sign in again.';
export const PALETTE_FAILED = 'The command palette could not be loaded. Please try again.';
const DIALOG_FAILED = 'The dialog could not be loaded. Please try again.';

/** Opens an overlay of the screen: blocked the first time, it opens at the next try. */
export async function overlay(page: Page, open: () => Promise<void>, failure: string, name: string) {
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

/** An overlay of the palette: if its code cannot be fetched a message says so; at the next try it opens. */
export async function fromPalette(page: Page, command: string, failure: string, name: string) {
  const choose = async () => {
    await page.keyboard.press('Control+k');
    await dialog(page, 'Command palette').getByRole('combobox').fill(command);
    await page.keyboard.press('Enter');
  };
  await typeOn(page, '/plans');
  await search(page).blur();
  await choose();
  await expect(toast(page, failure)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await giveBack(page);
  await choose();
  await expect(dialog(page, name)).toBeVisible();
}

/** A screen's dialogs: a message says that one could not be loaded; at the next try it opens. */
export async function dialogs(page: Page, address: string) {
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

/** What all dialogs share, and the messages too: none opens, and nothing can say so; at the next try it opens. */
export async function sharedDialogs(page: Page) {
  await typeOn(page, '/plans');
  const add = page.getByRole('main').getByRole('button', { name: 'Create New Plan' });
  const failed = page.waitForEvent('requestfailed');
  await add.click();
  await failed;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await giveBack(page);
  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function viewMenu(page: Page) {
  await typeOn(page, '/plans');
  const open = () => page.getByRole('button', { name: 'View', exact: true }).click();
  await open();
  await expect(toast(page, DIALOG_FAILED)).toBeVisible();
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await toast(page, DIALOG_FAILED).getByRole('button', { name: 'Close' }).click(); // it covers the button
  await giveBack(page);
  await open();
  await expect(dialog(page, 'View')).toBeVisible();
}

/** The menus of rows, cards and buttons: a message says that one could not be loaded; at the next try it opens. */
export async function menu(page: Page) {
  await typeOn(page, '/plans');
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await actions.click();
  const failed = toast(page, 'The menu could not be loaded. Please try again.');
  await expect(failed).toBeVisible();
  await expect(actions).toHaveAttribute('aria-expanded', 'false');
  await expect(actions).toBeFocused();
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await failed.getByRole('button', { name: 'Close' }).click(); // it covers the button
  await giveBack(page);
  await actions.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
}

export async function xlsx(page: Page) {
  await typeOn(page, '/plans');
  await openExport(page);
  await dialog(page, 'Export').getByRole('radio', { name: 'Excel (XLSX)' }).check();
  await button(page, 'Export', 'Export').click();
  await expect(toast(page, 'The file could not be made. Please try again.')).toBeVisible();
  await giveBack(page);
  const coming = page.waitForEvent('download');
  await button(page, 'Export', 'Export').click();
  expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(search(page)).toHaveValue(TYPED);
}

/** The code that reports a failure has been prefetched, so the failure is shown although no code can be fetched. */
export async function standby(page: Page) {
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
