import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { range } from '../support/locators';
import { expect, test } from '../support/test';
import { rows } from '../support/users';

const HEIGHT = 844;

test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });

const actions = (page: Page) => page.locator('.page-actions');
const bar = (page: Page) => page.getByRole('group', { name: 'Selected users' });
const select = (page: Page) => rows(page).first().getByRole('checkbox').check();

test('while users are selected the bar of the selection takes its place', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await select(page);
  await expect(actions(page)).toBeHidden();
  const place = (await bar(page).boundingBox())!;
  expect(place.y + place.height).toBe(HEIGHT);
  await page.mouse.wheel(0, 20_000);
  await expect(range(page)).toBeInViewport();
  const foot = (await page.locator('.table-foot').boundingBox())!;
  expect(foot.y + foot.height).toBeLessThanOrEqual(place.y);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(actions(page)).toBeVisible();
});

test('with no room beside a keyboard the bar is in the page', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await select(page);
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(bar(page)).toHaveCSS('position', 'static');
});
