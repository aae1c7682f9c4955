import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { button, dialog, range, tab } from '../support/locators';
import { askUsers } from '../support/server';
import { expect, test } from '../support/test';
import { rows, searchBox, table } from '../support/users';

const bar = (page: Page) => page.getByRole('group', { name: 'Selected users' });
const action = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const box = (page: Page, place: number) => rows(page).nth(place).getByRole('checkbox');
const pageBox = (page: Page) => table(page).getByRole('checkbox', { name: 'Select all on this page' });
const lines = (page: Page) => page.getByRole('list', { name: 'Deactivate users', exact: true }).getByRole('listitem');

/** Delays the calls of a path, whether Mirage in the page or a server answers. */
async function slowDown(page: Page, path: string) {
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('mock-latency', '300');
  });
  await page.route(`**/${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
}

test('rows, the page and all found can be selected; no row moves', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(table(page)).toBeVisible();
  const before = await rows(page).first().boundingBox();
  await box(page, 0).check();
  await box(page, 2).check();
  await expect(bar(page)).toContainText('2 selected');
  expect(await rows(page).first().boundingBox()).toEqual(before);
  await expect(searchBox(page)).toBeVisible();
  for (const name of ['Conditions', 'Filter', 'View'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(tab(page, 'Inactive')).toBeVisible();
  await expect(action(page, 'Activate')).toBeInViewport();
  await pageBox(page).click();
  await expect(bar(page)).toContainText('10 selected');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(range(page)).toHaveText('11-20 of 248');
  await expect(bar(page)).toContainText('10 selected');
  await action(page, 'Select all 248 found').click();
  await expect(bar(page)).toContainText('248 selected');
  await box(page, 0).uncheck();
  await expect(bar(page)).toContainText('247 selected');
  await action(page, 'Clear selection').click();
  await expect(bar(page)).toHaveCount(0);
  await expect(searchBox(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?page=2');
});

test('Esc and Back lead out of the dialog of a selection and keep it, Back to another tab too', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await tab(page, 'Inactive').click();
  await expect(page).toHaveURL(/tab=inactive/);
  await box(page, 0).check();
  await action(page, 'Activate').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar(page)).toContainText('1 selected');
  await action(page, 'Activate').click();
  await expect(page).toHaveURL(/dialog=selected%3Aactivate/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar(page)).toContainText('1 selected');
  await page.goBack();
  await expect(page).not.toHaveURL(/tab=/);
  await expect(bar(page)).toContainText('1 selected');
});

test(
  'Activate for all found sends one call for each who is inactive, and loads the list once',
  { tag: '@matrix' },
  async ({ page, calls }) => {
    await openAs(page, ADMIN, '/users');
    const inactive = (await askUsers(page)).filter(({ isActive }) => isActive === 'N');
    await box(page, 0).check();
    await action(page, 'Select all 248 found').click();
    await action(page, 'Activate').click();
    const shown = dialog(page, 'Activate 248 users');
    await expect(shown).toContainText(`${inactive.length} users will be activated.`);
    await expect(shown).toContainText(`${248 - inactive.length} are active already.`);
    calls.forget();
    await shown.getByRole('button', { name: `Activate ${inactive.length} users` }).dblclick();
    await expect(dialog(page, 'Activated')).toContainText(`${inactive.length} users were changed.`);
    await expect(button(page, 'Activated', 'Done')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const sent = calls.to('users/update/status').map(({ fields }) => fields.id);
    expect(new Set(sent)).toEqual(new Set(inactive.map(({ id }) => id)));
    expect(sent).toHaveLength(inactive.length);
    await tab(page, 'Inactive').click();
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
    expect(calls.to('users/list')).toHaveLength(1);
  },
);

test('Deactivate can be stopped, goes on, and asks before it is left', async ({ page, calls }) => {
  await slowDown(page, 'users/deactivate');
  await openAs(page, ADMIN, '/users?tab=active&size=20');
  await pageBox(page).click();
  await action(page, 'Deactivate').click();
  await button(page, 'Deactivate 20 users', 'Deactivate 20 users').click();
  await button(page, 'Deactivate 20 users', 'Stop').click();
  await expect(button(page, 'Deactivate 20 users', 'Go on')).toBeVisible();
  const first = calls.to('users/deactivate').length;
  expect(first).toBeLessThan(20);
  await expect(lines(page).first()).toContainText('Done');
  await button(page, 'Deactivate 20 users', 'Go on').click();
  await page.keyboard.press('Escape');
  await button(page, 'Stop and leave?', 'Stop and leave').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => calls.to('users/deactivate').filter(({ status }) => !status).length).toBe(0);
  const sent = calls.to('users/deactivate').map(({ fields }) => fields.userId);
  expect(sent.length).toBeLessThan(20);
  expect(new Set(sent).size).toBe(sent.length);
});

test('Assign Supplement replaces the folders of the selected', { tag: '@matrix' }, async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  await box(page, 0).check();
  await box(page, 1).check();
  await action(page, 'Assign Supplement').click();
  const shown = dialog(page, 'Assign supplements to 2 users');
  await expect(shown.getByRole('button', { name: 'Assign to 0 users' })).toBeDisabled();
  await shown.getByRole('checkbox').first().check();
  await shown.getByRole('button', { name: 'Assign to 2 users' }).click();
  await expect(dialog(page, 'Supplements assigned')).toContainText('2 users were changed.');
  expect(calls.to('supplements/assigned/supplements').map(({ fields }) => fields.supplementCategoryId)).toEqual([
    [1],
    [1],
  ]);
});
