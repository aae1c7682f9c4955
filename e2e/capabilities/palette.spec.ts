import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs, title } from '../support/accounts';
import { dialog } from '../support/locators';
import { expect, test } from '../support/test';

const input = (page: Page) => page.getByRole('combobox', { name: 'Go to, add or find' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

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
  // By class: until its sheet applies, which nothing is painted before, the frame of the sign-in page is not hidden.
  await expect(page.locator('.shell.first-frame')).toBeVisible();
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
