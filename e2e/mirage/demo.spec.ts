import { PLAIN_USER, title } from '../support/accounts';
import { range } from '../support/locators';
import { expect, test } from '../support/test';

test('a click on a sample account signs in', async ({ page, calls }) => {
  await page.goto('/login');
  const accounts = page.getByRole('region', { name: 'Sample accounts' });
  await expect(accounts.getByRole('button')).toHaveCount(4);
  await accounts.getByRole('button', { name: 'amina@petal.app' }).dblclick();
  await expect(title(page)).toHaveText('Dashboard');
  await expect(page.getByRole('banner').getByText('Amina Rahman')).toBeVisible();
  expect(calls.to('auth/login/v2')).toHaveLength(1);
});

test('the sample account of a plain user is refused', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: PLAIN_USER }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('the scenario named in the address stays chosen', async ({ page }) => {
  await page.goto('/login?scenario=empty');
  await page.getByRole('button', { name: 'amina@petal.app' }).click();
  await expect(page.getByRole('region', { name: 'Total Users' })).toContainText('0');
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await page.goto('/users?scenario=default');
  await expect(range(page)).toHaveText('1-10 of 248');
});

test('100,000 users are listed, searched and sorted', async ({ page }) => {
  await page.goto('/login?scenario=large');
  await page.getByRole('button', { name: 'amina@petal.app' }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(range(page)).toHaveText('1-10 of 100,000');
  await page.getByRole('searchbox').pressSequentially('sara');
  await expect(range(page)).toHaveText(/^1-10 of \d,\d{3}$/);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page.getByRole('rowheader').first()).toContainText('Sara Al Balushi');
});
