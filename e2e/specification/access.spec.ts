import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs, SARA, signIn, title } from '../support/accounts';
import { ADDRESSES, SECTIONS } from '../support/sections';
import { expect, test } from '../support/test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link');

/** The addresses that redirect to the dashboard; one page load each. */
async function refusedOf(page: Page, addresses: string[]) {
  const refused: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main')).not.toBeEmpty();
    if (new URL(page.url()).pathname === address) continue;
    await expect(page).toHaveURL('/dashboard');
    refused.push(address);
  }
  return refused;
}

test('every section redirects a visitor to the sign-in page', async ({ page, calls }) => {
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
  expect(calls.to('users/list')).toHaveLength(0);
});

test('a link opens after signing in, with its view', async ({ page }) => {
  await openAs(page, ADMIN, '/users?tab=inactive&size=20');
  await expect(page.getByRole('tab', { name: 'Inactive' })).toHaveAttribute('aria-selected', 'true');
});

test('an admin has all 14 sections, a bell and a profile', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN);
  await expect(sidebar(page)).toHaveText(SECTIONS.map(([label]) => label));
  for (const [label, address] of SECTIONS) {
    await page.getByRole('link', { name: label, exact: true }).and(sidebar(page)).click();
    await expect(page).toHaveURL(address);
    await expect(title(page)).toHaveText(label);
    await expect(page).toHaveTitle(`${label} · Petal`);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Amina Rahman' }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/notifications');
});

test('a sub-admin has the dashboard and the sections of their modules; others redirect to the dashboard', async ({
  page,
}) => {
  await openAs(page, HIRA);
  await expect(sidebar(page)).toHaveText(['Dashboard', 'Users', 'Recipes']);
  await expect(page.getByRole('banner').getByText('Hira Noor')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  const allowed = ['/dashboard', '/users', '/recipes'];
  expect(await refusedOf(page, ADDRESSES)).toEqual(ADDRESSES.filter((address) => !allowed.includes(address)));
});

test('modules may come as text with commas, and include Profile', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, SARA);
  await expect(sidebar(page)).toHaveText(['Dashboard', 'Community', 'Notifications']);
  await page.getByRole('banner').getByRole('link', { name: 'Sara Malik' }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  expect(await refusedOf(page, ['/users', '/community', '/profile', '/plans'])).toEqual(['/users', '/plans']);
});

test('a link to a section that is not theirs leads a sub-admin to the dashboard after signing in', async ({ page }) => {
  await page.goto('/payments');
  await signIn(page, HIRA);
  await expect(page).toHaveURL('/dashboard');
});

test('a mistyped address says so to an admin, and redirects a sub-admin to the dashboard', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.goto('/userz');
  await expect(title(page)).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.waitForLoadState('networkidle'); // it makes calls when idle, which need the session
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/userz');
  await signIn(page, HIRA);
  await expect(page).toHaveURL('/dashboard');
});

test('an address that names another site is unknown, and is not opened after signing in', async ({ page, site }) => {
  await page.goto(`${site.url}//host.example/x`);
  await signIn(page, ADMIN);
  await expect(page).toHaveURL('/dashboard');
  await expect(title(page)).toHaveText('Dashboard');
  await page.goto(`${site.url}//host.example/x`);
  await expect(title(page)).toHaveText('Page not found');
});

test('an address in capitals or with a slash at the end is replaced by that of its section', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.goto('/Users/?tab=inactive');
  await expect(page).toHaveURL('/users?tab=inactive');
  await expect(title(page)).toHaveText('Users');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});
