import { ADMIN, openAs, title } from '../support/accounts';
import { dialog, notice, range } from '../support/locators';
import { expect, test } from '../support/test';
import { rows } from '../support/users';

test('the theme follows the system until it is switched, and the choice is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  const theme = page.locator('html');
  await expect(theme).toHaveAttribute('data-bs-theme', 'dark');
  await openAs(page, ADMIN);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(theme).toHaveAttribute('data-bs-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(theme).toHaveAttribute('data-bs-theme', 'dark');
  await page.reload();
  await expect(theme).toHaveAttribute('data-bs-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(theme).toHaveAttribute('data-bs-theme', 'light');
});

test('at 360 px the sidebar is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, ADMIN);
  const drawer = dialog(page, 'Menu');
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer.getByRole('link')).toHaveCount(14);
  await drawer.getByRole('link', { name: 'Users' }).click();
  await expect(title(page)).toHaveText('Users');
  await expect(drawer).toHaveCount(0);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('button', { name: 'Logout' }).click();
  await expect(dialog(page, 'Confirm Logout')).toBeVisible();
});

test('nothing scrolls sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, ADMIN);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect(page.getByRole('region', { name: 'App usage' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto('/users');
  await expect(rows(page)).toHaveCount(10);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('the skip link leads past the sidebar', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Refresh loads the list of Users again', { tag: '@matrix' }, async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  await expect(range(page)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => calls.to('users/list').length).toBe(2);
});

test('going offline shows the connection notice, which goes by itself', async ({ page, context, allowFailedLoads }) => {
  allowFailedLoads('/api/', '/js/'); // code may be prefetched only now
  await openAs(page, ADMIN, '/users');
  await expect(range(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});
