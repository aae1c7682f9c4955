import { type Locator, type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs, signIn, title } from '../support/accounts';
import { dialog, range, tab } from '../support/locators';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/test';
import { searchBox } from '../support/users';

const stored = (): Record<string, string> => ({ ...sessionStorage });

test('logging out asks, clears the session storage and leaves nothing to the next person', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  await searchBox(page).fill('an');
  await tab(page, 'Inactive').click();
  await page.evaluate(() => sessionStorage.setItem('other', 'kept by another script'));

  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog(page, 'Confirm Logout').getByRole('button', { name: 'Cancel' }).click();
  await expect(title(page)).toHaveText('Users');
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog(page, 'Confirm Logout').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(stored)).toEqual({});

  calls.forget();
  await signIn(page, HIRA);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL('/users');
  await expect(searchBox(page)).toHaveValue('');
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(range(page)).toHaveText('1-10 of 248');
  expect(calls.to('users/list').length).toBeGreaterThan(0);
});

test('whatever is open as the session ends, and however it does, nothing that was typed is left', async ({
  page,
  context,
  allowFailedLoads,
}) => {
  allowFailedLoads('users/list', 'plans/list');
  const kept = (at = page) => at.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  const logOut = async (at: Page) => {
    await at.getByRole('button', { name: 'Logout' }).click();
    await dialog(at, 'Confirm Logout').getByRole('button', { name: 'Logout' }).click();
  };
  const type = async (address: string, field: Locator) => {
    await page.goto(address);
    await signIn(page, ADMIN);
    await field.fill('zerqa');
    await expect.poll(() => kept()).toContain('zerqa');
  };
  const expectNothing = async () => {
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.waitForTimeout(600); // longer than what was typed waits until it is kept
    expect(await page.evaluate(stored)).toEqual({});
    expect(await kept()).not.toContain('zerqa');
  };

  await type('/community?group=1', page.getByPlaceholder('Write a comment...').first());
  await logOut(page);
  await expectNothing();

  await type('/plans?dialog=add', page.getByLabel('Plan name', { exact: true }));
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/dashboard')),
  ]);
  await logOut(other);
  await expect(other).toHaveURL('/login');
  expect(await kept(other)).not.toContain('zerqa');
  await expectNothing();

  await type('/users?dialog=add', page.getByLabel('First name', { exact: true }));
  await page.evaluate(() => sessionStorage.setItem('token', 'expired'));
  await page.reload();
  await dialog(page, 'Your session has expired. Please sign in again.')
    .getByRole('button', { name: 'Log out' })
    .click();
  await expectNothing();
});

test('Back shows nothing of a session that ended', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  await expect(range(page)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(title(page)).toHaveText('Dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog(page, 'Confirm Logout').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  calls.forget();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(calls.to('users/list')).toHaveLength(0);
});

test('a tab that was on another site while its session ended shows nobody of it', async ({ page, context }) => {
  await openAs(page, ADMIN, '/users');
  await expect(range(page)).toBeVisible();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/dashboard')),
  ]);
  await expect(title(other)).toHaveText('Dashboard');
  await page.goto('about:blank');
  await other.getByRole('button', { name: 'Logout' }).click();
  await dialog(other, 'Confirm Logout').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(stored)).toEqual({});
});

test('a reload keeps the session', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await page.reload();
  await expect(page).toHaveURL('/users');
  await expect(range(page)).toHaveText('1-10 of 248');
});

const TAMPERED: Record<string, (user: string) => Record<string, string>> = {
  'no token': (user) => ({ userId: '1', user }),
  'no user': () => ({ token: 'seed-token-1', userId: '1' }),
  'broken JSON': (user) => ({ token: 'seed-token-1', userId: '1', user: user.slice(0, -3) }),
  'a list for a user': () => ({ token: 'seed-token-1', userId: '1', user: '[1]' }),
  'another id': (user) => ({ token: 'seed-token-1', userId: '2', user }),
  'the role of a plain user': () => ({ token: 'seed-token-1', userId: '1', user: '{"id":1,"role":"user"}' }),
};

for (const [what, tamper] of sample(Object.entries(TAMPERED), ([each]) => each === 'broken JSON')) {
  test(`session storage with ${what} means signed out`, async ({ page, calls }) => {
    await openAs(page, ADMIN, '/profile'); // which loads no list when it is idle, as the dashboard does
    const { user = '' } = await page.evaluate(stored);
    await page.evaluate((kept) => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    }, tamper(user));
    calls.forget();
    await page.goto('/users');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(stored)).toEqual({});
    expect(calls.to('users/list')).toHaveLength(0);
  });
}

test('a stored role that claims more is still checked by the server', async ({ page, allowFailedLoads }) => {
  allowFailedLoads('dashboard/', 'users/list');
  await openAs(page, HIRA);
  await page.evaluate(() => sessionStorage.setItem('token', 'made up'));
  await page.reload();
  await expect(dialog(page, 'Your session has expired. Please sign in again.')).toBeVisible();
});

test('nothing secret reaches the address bar, local storage or the page', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(range(page)).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token')!);
  const places = await page.evaluate(() => [
    window.location.href,
    JSON.stringify({ ...localStorage }),
    document.documentElement.outerHTML,
    document.cookie,
  ]);
  for (const place of places) expect(place).not.toContain(token);
});
