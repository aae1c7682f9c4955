import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { choose } from '../support/cards';
import { button } from '../support/locators';
import { expect, test } from '../support/test';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const preview = (page: Page) => page.getByRole('list', { name: 'Sidebar of this moderator' }).getByRole('listitem');

test('it shows the sections of the ticked modules', async ({ page }) => {
  await openAs(page, ADMIN, '/moderators?dialog=add');
  await button(page, 'Add Moderators', 'Preview as this moderator').click();
  await box(page, 'Select all').check();
  await expect(preview(page)).toHaveCount(14);
  await box(page, 'Select all').uncheck();
  await box(page, 'Plans').check();
  await box(page, 'Tracker').check();
  await expect(preview(page)).toHaveText(['Dashboard', 'Tracker', 'Plans']);
});

test('on a phone it is beside the checkboxes, and nothing is wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, ADMIN, '/moderators');
  await choose(page, 'Hira Noor', 'Edit');
  await button(page, 'Edit Moderator', 'Preview as this moderator').click();
  await expect(preview(page)).toHaveText(['Dashboard', 'Users', 'Recipes']);
  const [boxes, picture] = [page.getByRole('group', { name: 'Modules' }), preview(page).first()];
  const [left, right] = [(await boxes.boundingBox())!, (await picture.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(right.x + right.width).toBeLessThanOrEqual(360);
});
