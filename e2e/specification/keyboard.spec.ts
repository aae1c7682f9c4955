import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs, title } from '../support/accounts';
import { dialog } from '../support/locators';
import { expect, test } from '../support/test';
import { rows, searchBox } from '../support/users';

const input = (page: Page) => page.getByRole('combobox', { name: 'Go to, add or find' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

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

test('the palette’s key opens it from a field, and before the panel is there', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await page.getByRole('button', { name: 'Conditions' }).click();
  await expect(page.getByRole('combobox', { name: 'Add a condition' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(input(page)).toBeFocused();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/js/main.*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  release();
  await expect(input(page)).toBeFocused();
});

test('the palette opens a section, an action and a record that was loaded', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(input(page)).toBeFocused();
  await input(page).fill('recipes');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Recipes');
  const card = page.getByRole('region', { name: 'Recipes' }).getByRole('listitem').first().getByRole('button').first();
  const name = (await card.textContent())!.trim();
  await card.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await input(page).fill(name);
  await option(page, new RegExp(`^${name}`)).click();
  await expect(dialog(page, name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, name)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await input(page).fill('add exercise');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Add.*Exercise/ })).toBeVisible();
});

test('the palette does not move during typing; the calls drawer shows each call on one line', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(input(page)).toBeFocused();
  const top = () => page.locator('.modal-content').evaluate((frame: HTMLElement) => frame.offsetTop);
  const before = await top();
  await input(page).fill('show calls');
  await expect(page.getByRole('option')).toHaveText([/^Show calls/, /^Search users too/]);
  expect(await top()).toBe(before);
  await page.keyboard.press('Enter');
  const { width } = (await dialog(page, 'Calls of this session').boundingBox())!;
  expect(width).toBe(Math.min(560, page.viewportSize()!.width));
});

test('a sub-admin is offered only what they may open', async ({ page }) => {
  await openAs(page, HIRA);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('option')).toHaveText([
    /^Dashboard/,
    /^Users/,
    /^Recipes/,
    /^Payments/,
    /^Checks/,
    /^Add user/,
    /^Import/,
    /^Add Recipe/,
    /^Bring in recipes/,
    /^Help/,
    /^Tour/,
    /^What changed/,
    /^Show calls/,
    /^Save a report/,
  ]);
  await page.keyboard.press('Escape');
  await page.keyboard.type('gm');
  await expect(title(page)).toHaveText('Dashboard');
});

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
