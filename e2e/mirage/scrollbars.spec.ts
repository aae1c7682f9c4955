import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/test';

test.use({
  hasScrollbars: true,
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('a page has one width, whether it scrolls and whether a dialog is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openAs(page, ADMIN, '/profile');
  const width = async () => (await page.getByRole('banner').boundingBox())!.width;
  const short = await width();
  await page.goto('/users');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  expect(await width()).toBe(short);
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.locator('.topbar').evaluate((bar) => bar.getBoundingClientRect().width)).toBe(short);
});
