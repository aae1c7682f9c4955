import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs } from '../support/accounts';
import { dialog, range, tab } from '../support/locators';
import { findUser } from '../support/server';
import { expect, test } from '../support/test';
import { rows, searchBox, table } from '../support/users';

const emails = (page: Page) => table(page).getByRole('cell', { name: /@/ }).locator('.value');

/** Sets every field of the view to a value other than its default; returns the rows shown. */
async function makeView(page: Page) {
  await tab(page, 'Active').click();
  await searchBox(page).fill('a');
  await table(page).getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await page.getByLabel('Rows per page:').selectOption('15');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(range(page)).toHaveText(/^16-30 of/);
  return emails(page).allInnerTexts();
}

async function expectView(page: Page, shown: string[]) {
  await expect(tab(page, 'Active')).toHaveAttribute('aria-selected', 'true');
  await expect(searchBox(page)).toHaveValue('a');
  await expect(page.getByLabel('Rows per page:')).toHaveValue('15');
  await expect(range(page)).toHaveText(/^16-30 of/);
  await expect(emails(page)).toHaveText(shown);
}

/** The search is not in it: servers log addresses, and it names people. */
const ADDRESS = '/users?tab=active&page=2&size=15&sort=email';

test('the address shows the view but not the search, and a reload keeps both', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const shown = await makeView(page);
  await expect(page).toHaveURL(ADDRESS);
  await page.reload();
  await expectView(page, shown);
});

/** Waits until what was done is on the screen, and for no more. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve))));

test('leaving the section and coming back keeps the view', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const shown = await makeView(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expectView(page, shown);
  await expect(page).toHaveURL(ADDRESS);
});

test('a copied link shows a colleague the same view, all but the search for people', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  await openAs(page, ADMIN, '/users');
  const shown = await makeView(page);
  const colleague = await browser.newContext({ baseURL, timezoneId: 'Asia/Karachi', locale: 'en-GB' });
  const theirs = await colleague.newPage();
  await watch(theirs);
  await openAs(theirs, HIRA, ADDRESS);
  await expect(searchBox(theirs)).toHaveValue('');
  await expect(range(theirs)).toHaveText(/^16-30 of/);
  await searchBox(theirs).fill('a');
  await theirs.getByRole('button', { name: 'Next page' }).click();
  await expectView(theirs, shown);
  await colleague.close();
});

test('Back undoes tabs, sorting and pages one by one; typing is no step', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await makeView(page);
  await expect(page).toHaveURL(ADDRESS);
  await page.goBack();
  await expect(page).toHaveURL('/users?tab=active&size=15&sort=email');
  await expect(range(page)).toHaveText(/^1-15 of/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/users?tab=active');
  await page.goBack();
  await expect(page).toHaveURL('/users');
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(searchBox(page)).toHaveValue('');
  await page.goForward();
  await expect(searchBox(page)).toHaveValue('a');
});

test('what is seen is in the address: a reload or Back right after it loses nothing, on a busy machine too', async ({
  page,
}) => {
  await openAs(page, ADMIN, '/users');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab(page, 'Active').click();
  await nextFrame(page);
  await page.reload();
  await expect(tab(page, 'Active')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Next page' }).click();
  await nextFrame(page);
  await page.goBack();
  await expect(range(page)).toHaveText(/^1-10 of/);
  await expect(page).toHaveURL('/users?tab=active');
  await page.goBack();
  await expect(page).toHaveURL('/users');
});

test('a dialog has its address: a reload opens it again, Back closes it', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ bmr }) => bmr);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Update BMR' }).click();
  await expect(dialog(page, 'Update BMR')).toBeVisible();
  await expect(page).toHaveURL(/\/users\?dialog=bmr%3A\d+$/);
  await page.goBack();
  await expect(dialog(page, 'Update BMR')).toHaveCount(0);
  await expect(page).toHaveURL('/users');

  await page.goto(`/users?dialog=bmr:${user.id}`);
  await expect(dialog(page, 'Update BMR').getByLabel('BMR', { exact: true })).toHaveValue(String(user.bmr));
  await dialog(page, 'Update BMR').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/users');
});

test('a broken link falls back to the defaults, and a dialog about nobody opens nothing', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await page.goto('/users?tab=none&page=-3&size=7&sort=-evil&dialog=bmr:999999');
  await expect(range(page)).toHaveText('1-10 of 248');
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/users?page=900');
  await expect(range(page)).toHaveText('241-248 of 248');
});

test('an old link to a search for people is followed, and leaves the address', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.goto('/users?search=khan&tab=active');
  await expect(searchBox(page)).toHaveValue('khan');
  await expect(page).toHaveURL('/users?tab=active');
  await page.reload();
  await expect(searchBox(page)).toHaveValue('khan');
});
