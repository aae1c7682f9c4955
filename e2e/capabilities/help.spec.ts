import { ADMIN, openAs, title } from '../support/accounts';
import { dialog } from '../support/locators';
import { expect, test } from '../support/test';
import { rows, searchBox } from '../support/users';

test('the whole panel is reached from the keyboard: letters, search box, help', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.keyboard.type('gu');
  await expect(title(page)).toHaveText('Users');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('gr?');
  await expect(searchBox(page)).toHaveValue('gr?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await expect(dialog(page, 'Help: Users')).toContainText('Diet Plans');
});
