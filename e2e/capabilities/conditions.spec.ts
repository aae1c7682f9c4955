import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs, title } from '../support/accounts';
import { button, dialog, range, tab } from '../support/locators';
import { askUsers, type WireUser } from '../support/server';
import { expect, test } from '../support/test';
import { nameOf, rows } from '../support/users';

const field = (page: Page) => page.getByRole('combobox', { name: 'Add a condition' });
const chip = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /of \d+ members/ });

const hasAcne = ({ userAssesmentForm: form }: WireUser) => /acne/i.test(String(form?.pcosSymptoms ?? ''));
const isActive = (user: WireUser) => user.isActive === 'Y';

/** Types conditions into the row, which is opened first. */
async function ask(page: Page, text: string) {
  await page.getByRole('button', { name: 'Conditions' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

test('from a question to a folder in three clicks, whose users are those who were found', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  const found = (await askUsers(page)).filter((user) => hasAcne(user) && isActive(user));
  await ask(page, 'symptom has acne, status is active,');
  await expect(range(page)).toHaveText(new RegExp(`of ${found.length}$`));
  await page.getByRole('button', { name: 'More for these conditions' }).click();
  await page.getByRole('menuitem', { name: 'Make a folder' }).click();
  await expect(dialog(page, 'Create Folder').getByRole('status').first()).toHaveText(`${found.length} users selected`);
  await dialog(page, 'Create Folder').getByLabel('Folder name').fill('Acne');
  calls.forget();
  await button(page, 'Create Folder', 'Create').click();
  await expect(dialog(page, 'Create Folder')).toHaveCount(0);
  const [sent] = calls.to('notificationCategoriesFolder/create');
  expect(new Set(sent!.fields.users as number[])).toEqual(new Set(found.map(({ id }) => id)));
  await page.goBack();
  await expect(page).toHaveURL(/\/users\?conditions=/);
  await expect(range(page)).toHaveText(new RegExp(`of ${found.length}$`));
});

test('all by keyboard: opened, typed, walked, edited, kept, found again in the palette', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('c');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('bmi > 28, wai');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('waist change ');
  await page.keyboard.type('< 9 after day 20');
  await page.keyboard.press('Enter');
  await expect(count(page)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(chip(page, 'Waist changed by less than 9 in after day 20')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Waist change').getByLabel('Inches')).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Escape');
  await expect(chip(page, 'Waist changed by less than 8 in after day 20')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL(/conditions=waist\+change\+%3C\+8\+after\+day\+20$/);
  await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
  await expect(dialog(page, 'View')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Slow waist');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Slow waist \d+$/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/dashboard');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('slow waist');
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Waist changed by less than 8 in after day 20')).toBeVisible();
});

test('a link finds the same members; tabs, search, sorting and selection work on them', async ({ page }) => {
  await openAs(page, ADMIN, '/users?conditions=symptom+has+acne');
  const found = (await askUsers(page)).filter(hasAcne);
  await expect(range(page)).toHaveText(new RegExp(`of ${found.length}$`));
  await expect(rows(page).first()).toContainText(/symptom “.*acne/i);
  await tab(page, 'Inactive').click();
  const inactive = found.filter((user) => !isActive(user));
  await expect(range(page)).toHaveText(new RegExp(`of ${inactive.length}$`));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByRole('group', { name: 'Selected users' })).toContainText(
    `${Math.min(10, inactive.length)} selected`,
  );
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('searchbox').fill(inactive[0]!.email);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(nameOf(inactive[0]!));
});

test('why a row is found is seen at every width', async ({ page }) => {
  await openAs(page, ADMIN, '/users?conditions=symptom+has+acne');
  const why = rows(page).first().locator('.why').filter({ visible: true });
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(why).toHaveText(/acne/i);
  }
});

test('who may not make folders is not offered one', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, HIRA, '/users?conditions=status+is+active');
  await page.getByRole('button', { name: 'More for these conditions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Make a folder' })).toHaveCount(0);
});
