import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/test';

test('behind a dialog nothing reacts to a key, and the focus returns when it closes', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const opener = page.getByRole('button', { name: 'Import' });
  await opener.press('Enter');
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  const isBehind = () => page.evaluate(() => document.activeElement?.closest('#root') !== null);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isBehind()).toBe(false);
  }
  await expect(page.locator('main')).toHaveAttribute('inert');
  await form.getByRole('button', { name: 'Cancel' }).press('Escape');
  await expect(form).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a message can be closed from the keyboard while a dialog is open', async ({ page, allowFailedLoads }) => {
  allowFailedLoads('supplements/create/category');
  await openAs(page, ADMIN, '/supplements');
  const folder = (await page.getByRole('tab').first().textContent())!.trim();
  await page.getByRole('button', { name: 'Add Folder' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').fill(folder);
  await form.getByRole('button', { name: 'Save' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'A folder with this name already exists.' });
  await message.hover(); // hovering stops its timer
  const close = message.getByRole('button', { name: 'Close' });
  const isFocused = () => close.evaluate((button) => button === document.activeElement);
  for (let step = 0; step < 12 && !(await isFocused()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(message).toHaveCount(0);
  await expect(form).toBeVisible();
});
