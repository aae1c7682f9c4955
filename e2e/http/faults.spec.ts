import { type Page } from '@playwright/test';
import { ADMIN, openAs, signIn } from '../support/accounts';
import { button, dialog, notice, range } from '../support/locators';
import { expect, test } from '../support/mockApi';
import { findUser } from '../support/server';
import { choose, rows } from '../support/users';

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click();

test.beforeEach(({ allowFailedLoads }) => allowFailedLoads('/api/'));

test('a dropped connection shows the notice until a call succeeds', async ({ page, mockApi }) => {
  await openAs(page, ADMIN, '/users');
  await expect(range(page)).toBeVisible();
  await mockApi.override({ kind: 'dropConnection', path: 'users/list' });
  await refresh(page);
  await expect(notice(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await mockApi.clear();
  await refresh(page);
  await expect(notice(page)).toHaveCount(0);
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
