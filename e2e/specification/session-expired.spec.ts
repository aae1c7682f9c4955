import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs, signIn, title } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { button, dialog } from '../support/locators';
import { expect, test } from '../support/test';
import { fillNewUser, rowOf } from '../support/users';

const EXPIRED = 'Your session has expired. Please sign in again.';
const NEW = { firstName: 'Nadia', lastName: 'Rahimi', email: 'nadia.rahimi@mail.com' };

/** The server no longer knows the token that the panel holds. */
const expire = (page: Page) => page.evaluate(() => sessionStorage.setItem('token', 'expired'));

/** A half-typed new user, and a save that the server refuses for the session. */
async function saveExpired(page: Page) {
  await openAs(page, ADMIN, '/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  await fillNewUser(page, NEW.email);
  await dialog(page, 'Add New User').getByLabel('Transaction image').setInputFiles(RECEIPT);
  await expire(page);
  await button(page, 'Add New User', 'Save').click();
  await expect(dialog(page, EXPIRED)).toBeVisible();
}

test.beforeEach(({ allowFailedLoads }) => {
  allowFailedLoads('users/create', 'users/list', 'plans/list', 'dashboard/');
});

test('the same person goes on: nothing typed is lost, and the refused save is sent again once', async ({
  page,
  calls,
}) => {
  await saveExpired(page);
  await expect(dialog(page, EXPIRED).getByLabel('Email')).toHaveValue(ADMIN);
  await expect(page).toHaveURL('/users?dialog=add');
  await signIn(dialog(page, EXPIRED), ADMIN, 'wrong-password');
  await expect(dialog(page, EXPIRED).getByRole('alert')).toHaveText('Invalid login credentials');
  await signIn(dialog(page, EXPIRED), ADMIN);
  await expect(dialog(page, EXPIRED)).toHaveCount(0);
  await expect(dialog(page, 'Add New User')).toHaveCount(0);
  await expect(rowOf(page, NEW)).toBeVisible();
  expect(calls.to('users/create').map(({ status, token }) => [status, token === 'expired'])).toEqual([
    [401, true],
    [200, false],
  ]);
});

test('Esc and a click beside the dialog do not close it', async ({ page }) => {
  await saveExpired(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(10, 10);
  await expect(dialog(page, EXPIRED)).toBeVisible();
});

test('another person starts clean', { tag: '@matrix' }, async ({ page, calls }) => {
  await saveExpired(page);
  await signIn(dialog(page, EXPIRED), HIRA);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner').getByText('Hira Noor')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL('/users');
  await expect(rowOf(page, NEW)).toHaveCount(0);
  expect(calls.to('users/create')).toHaveLength(1);
});

test('Log out ends the session', async ({ page, calls }) => {
  await saveExpired(page);
  await button(page, EXPIRED, 'Log out').click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls.to('users/create')).toHaveLength(1);
});

test('several refused calls open one dialog, and all are sent again', { tag: '@matrix' }, async ({ page, calls }) => {
  await openAs(page, ADMIN);
  await expect(page.getByRole('region', { name: 'Total Users' })).toBeVisible();
  await expire(page);
  calls.forget();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(dialog(page, EXPIRED)).toHaveCount(1);
  await signIn(dialog(page, EXPIRED), ADMIN);
  await expect(dialog(page, EXPIRED)).toHaveCount(0);
  await expect(title(page)).toHaveText('Dashboard');
  for (const path of ['dashboard/stats', 'dashboard/user-growth'])
    await expect.poll(() => calls.to(path).map(({ status }) => status)).toEqual([401, 200]);
});
