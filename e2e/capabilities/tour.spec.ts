import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs, title } from '../support/accounts';
import { expect, test } from '../support/test';

const step = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** As if somebody sat in front of the browser: to one that is driven by a program the tour is not shown. */
const asAPerson = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));

test('on the first visit the tour comes by itself, and never again', async ({ page }) => {
  await asAPerson(page);
  await openAs(page, ADMIN);
  for (const name of ['Your sections', 'Find anything', 'Who needs you first', 'What you changed']) {
    await expect(step(page, name)).toBeVisible();
    await expect(step(page, name).getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await step(page, 'Help on each screen').getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.driver-popover')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Attention' }).getByRole('button').first()).toBeVisible();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(() => requestIdleCallback(rest))));
  await expect(page.locator('.driver-popover')).toHaveCount(0);
});

test('from the palette it comes at any time, leaves out what is not on the page, and ends with the screen', async ({
  page,
}) => {
  await openAs(page, HIRA, '/recipes');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('tour');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Your sections')).toContainText('1 of 4');
  await page.keyboard.press('Escape');
  await expect(step(page, 'Your sections')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('tour');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Your sections')).toBeVisible();
  await page.keyboard.type('gu');
  await expect(title(page)).toHaveText('Users');
  await expect(page.locator('.driver-popover')).toHaveCount(0);
});
