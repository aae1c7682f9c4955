import { type Page } from '@playwright/test';
import { ADMIN, openAs, signIn, title } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { button, dialog, range, toast } from '../support/locators';
import { expect, test } from '../support/mockApi';
import { findUser } from '../support/server';
import { choose, fillNewUser, rowOf, rows } from '../support/users';

const NOTICE = /server cannot be reached/;
const NEW = { firstName: 'Nadia', lastName: 'Rahimi', email: 'nadia.rahimi@mail.com' };

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click();

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

test('a dropped connection shows the notice until a call succeeds', async ({ page, mockApi }) => {
  await openAs(page, ADMIN, '/users');
  await expect(range(page)).toBeVisible();
  await mockApi.override({ kind: 'dropConnection', path: 'users/list' });
  await refresh(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await mockApi.clear();
  await refresh(page);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
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
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await mockApi.clear();
  await button(page, 'Add New User', 'Save').click();
  await expect(rowOf(page, NEW)).toBeVisible();
});

for (const kind of ['htmlErrorPage', 'truncatedJson', 'objectInsteadOfList', 'dropConnection', 'refuse'] as const) {
  test(`a first load that fails (${kind}) leaves the list empty, and Refresh loads it`, async ({ page, mockApi }) => {
    await mockApi.override({ kind, path: 'users/list' });
    await openAs(page, ADMIN, '/users');
    await expect(page.getByRole('region', { name: 'Users', exact: true })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByText('No users found')).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
    await mockApi.clear();
    await refresh(page);
    await expect(range(page)).toHaveText('1-10 of 248');
  });

  test(`a reload that fails (${kind}) keeps the rows shown`, async ({ page, mockApi, calls }) => {
    await openAs(page, ADMIN, '/users');
    await expect(rows(page)).toHaveCount(10);
    await mockApi.override({ kind, path: 'users/list' });
    await refresh(page);
    await expect.poll(() => calls.to('users/list').at(1)?.status).toBeDefined();
    await expect(page.getByRole('region', { name: 'Users', exact: true })).toHaveAttribute('aria-busy', 'false');
    await expect(rows(page)).toHaveCount(10);
    await expect(title(page)).toHaveText('Users');
  });
}

test('a null list is empty', async ({ page, mockApi }) => {
  await mockApi.override({ kind: 'nullList', path: 'users/list' });
  await openAs(page, ADMIN, '/users');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
});

test('a dashboard whose calls fail stays on screen, and Refresh loads it', async ({ page, mockApi }) => {
  await mockApi.override({ kind: 'htmlErrorPage', path: 'dashboard/stats' });
  await mockApi.override({ kind: 'truncatedJson', path: 'dashboard/user-growth' });
  await openAs(page, ADMIN);
  await expect(page.getByRole('heading', { name: 'Welcome to Petal' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading dashboard' })).toHaveCount(0);
  await mockApi.clear();
  await refresh(page);
  await expect(page.getByRole('region', { name: 'Total Users' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'App usage' }).getByRole('figure')).toBeVisible();
});

test('a sign-in that gets no token, no JSON or no answer says so', async ({ page, mockApi }) => {
  await page.goto('/login');
  const alert = page.getByRole('alert');
  await mockApi.override({ kind: 'successFalse', path: 'auth/login/v2' });
  await signIn(page, ADMIN);
  await expect(alert).toHaveText('Invalid login credentials');
  for (const kind of ['htmlErrorPage', 'truncatedJson', 'dropConnection'] as const) {
    await mockApi.override({ kind, path: 'auth/login/v2' });
    await signIn(page, `${kind}@petal.app`);
    await expect(alert).toHaveText('Login failed. Please try again.');
  }
});

test('a reply that comes after its dialog was closed does not close another one', async ({ page, mockApi, calls }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, () => true);
  await mockApi.override({ kind: 'hold', path: 'users/progress' });
  await choose(page, user, 'Progress');
  await expect(page.getByText('Loading progress...')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, user, 'Update BMR');
  await mockApi.clear();
  await expect.poll(() => calls.to('users/progress')[0]?.status).toBe(200);
  await expect(dialog(page, 'Update BMR')).toBeVisible();
});

test('a reply that comes after logging out is dropped', async ({ page, mockApi }) => {
  await openAs(page, ADMIN, '/users');
  await expect(range(page)).toBeVisible();
  await mockApi.override({ kind: 'hold', path: 'users/list' });
  await refresh(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await button(page, 'Confirm Logout', 'Logout').click();
  await expect(page).toHaveURL('/login');
  await mockApi.clear();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a token that the server no longer accepts asks to sign in again', async ({ page, mockApi, calls }) => {
  await openAs(page, ADMIN, '/users');
  await expect(range(page)).toBeVisible();
  await mockApi.override({ kind: 'expireSession', times: 1 });
  calls.forget();
  await refresh(page);
  const expired = dialog(page, 'Your session has expired. Please sign in again.');
  await signIn(expired, ADMIN);
  await expect(expired).toHaveCount(0);
  await expect.poll(() => calls.to('users/list').map(({ status }) => status)).toEqual([401, 200]);
});
