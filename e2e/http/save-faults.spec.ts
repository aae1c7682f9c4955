import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { button, dialog, notice, toast } from '../support/locators';
import { expect, test } from '../support/mockApi';
import { findUser } from '../support/server';
import { choose, fillNewUser, rowOf } from '../support/users';

const NEW = { firstName: 'Nadia', lastName: 'Rahimi', email: 'nadia.rahimi@mail.com' };

/** The Add New User dialog, filled in. */
async function fillDialog(page: Page) {
  await page.getByRole('button', { name: 'Add user' }).click();
  await fillNewUser(page, NEW.email);
  await dialog(page, 'Add New User').getByLabel('Transaction image').setInputFiles(RECEIPT);
}

test.beforeEach(({ allowFailedLoads }) => allowFailedLoads('/api/'));

test('a refusal shows the message of the server, or the general one, and keeps what was typed', async ({
  page,
  mockApi,
}) => {
  await openAs(page, ADMIN, '/users');
  await fillDialog(page);
  await mockApi.override({ kind: 'refuse', path: 'users/create', status: 422, message: 'This plan is full.' });
  await button(page, 'Add New User', 'Save').click();
  await expect(toast(page, 'This plan is full.')).toBeVisible();
  await mockApi.override({ kind: 'refuse', path: 'users/create', status: 500 });
  await button(page, 'Add New User', 'Save').click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
  await mockApi.override({ kind: 'successFalse', path: 'users/create', message: 'No, said in a 200.' });
  await button(page, 'Add New User', 'Save').click();
  await expect(toast(page, 'No, said in a 200.')).toBeVisible();
  await mockApi.clear();
  await expect(dialog(page, 'Add New User').getByLabel('Email')).toHaveValue(NEW.email);
  await button(page, 'Add New User', 'Save').click();
  await expect(rowOf(page, NEW)).toBeVisible();
});

test('a toast closes after 3 seconds', async ({ page, mockApi }) => {
  await openAs(page, ADMIN, '/users');
  await mockApi.override({ kind: 'refuse', path: 'users/delete', status: 409, message: 'Not now.' });
  await choose(page, await findUser(page, () => true), 'Delete User');
  await button(page, 'Delete User', 'Delete').click();
  await expect(toast(page, 'Not now.')).toBeVisible();
  const shown = Date.now();
  await button(page, 'Delete User', 'Cancel').click();
  await page.mouse.move(700, 880);
  await expect(toast(page, 'Not now.')).toHaveCount(0);
  expect(Date.now() - shown).toBeGreaterThan(2000);
});

test('every refused change of a user shows its reason once and keeps its dialog', async ({ page, calls, mockApi }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ isActive }) => isActive === 'Y');
  const changes = [
    ['Update BMR', 'Update BMR', 'Save', 'users/update/bmr'],
    ['Assign Supplement', 'Assign Supplement Categories', 'Save', 'supplements/assigned/supplements'],
    ['Deactivate User', 'Deactivate User', 'Deactivate', 'users/deactivate'],
    ['Delete User', 'Delete User', 'Delete', 'users/delete'],
  ] as const;
  for (const [item, name, confirm, path] of changes) {
    await mockApi.override({ kind: 'refuse', path, status: 409, message: `No ${path}.` });
    await choose(page, user, item);
    await button(page, name, confirm).click();
    await expect(toast(page, `No ${path}.`)).toHaveCount(1);
    await expect(dialog(page, name)).toBeVisible();
    await button(page, name, 'Cancel').click();
    expect(calls.to(path)).toHaveLength(1);
  }
  expect(calls.to('users/list')).toHaveLength(1);
});

test('while a save is pending the button says so, and nothing closes the dialog or saves again', async ({
  page,
  calls,
  mockApi,
}) => {
  await openAs(page, ADMIN, '/users');
  await fillDialog(page);
  await mockApi.override({ kind: 'hold', path: 'users/create' });
  await button(page, 'Add New User', 'Save').click();
  const busy = button(page, 'Add New User', 'Please wait...');
  await expect(busy).toBeVisible();
  // By force: Playwright itself would wait for a button that is marked as disabled.
  await busy.click({ force: true });
  await page.keyboard.press('Escape');
  await dialog(page, 'Add New User').getByLabel('Email').press('Enter');
  await button(page, 'Add New User', 'Cancel').click({ force: true });
  await page.mouse.click(20, 20);
  await expect(busy).toBeVisible();
  await mockApi.clear();
  await expect(dialog(page, 'Add New User')).toHaveCount(0);
  expect(calls.to('users/create')).toHaveLength(1);
});

test('a save whose connection drops keeps what was typed, loads the list once, and can be saved again', async ({
  page,
  mockApi,
  calls,
}) => {
  await openAs(page, ADMIN, '/users');
  await fillDialog(page);
  await mockApi.override({ kind: 'dropConnection', path: 'users/create' });
  calls.forget();
  await button(page, 'Add New User', 'Save').click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
  await expect.poll(() => calls.to('users/list').map(({ status }) => status)).toEqual([200]);
  // The list went through, so the server counts as reachable again.
  await expect(notice(page)).toHaveCount(0);
  await mockApi.clear();
  await button(page, 'Add New User', 'Save').click();
  await expect(rowOf(page, NEW)).toBeVisible();
});
