import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { cards, selected } from '../support/cards';
import { dialog } from '../support/locators';
import { expect, test } from '../support/test';

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'View' }).getByRole('link', { name, exact: true });
const grid = (page: Page) => page.getByRole('grid');
const gaps = (page: Page) =>
  grid(page).getByRole('button', { name: /1900 kcal: no plan, \d+ members near\. Add one$/ });

async function openMatrix(page: Page) {
  await openAs(page, ADMIN, '/diet-plans');
  await view(page, 'Matrix').click();
  await expect(page).toHaveURL('/diet-plans?view=matrix');
  await page.getByRole('button', { name: 'Count members' }).click();
  await expect(page.getByText(/^\d+ gaps where members are$/)).toBeVisible();
}

test('a count leads to these plans, and Back to the matrix', { tag: '@matrix' }, async ({ page }) => {
  await openMatrix(page);
  const count = grid(page)
    .getByRole('link', { name: /1500 kcal: / })
    .last();
  const [, sub, plans] = /^(.*), 1500 kcal: (\d+) plans?$/.exec((await count.getAttribute('aria-label'))!)!;
  await count.click();
  await expect(selected(page).last()).toHaveText(sub!);
  await expect(cards(page)).toHaveCount(Number(plans));
  await expect(page.getByRole('button', { name: 'Kcal filter: 1500 kcal' })).toBeVisible();
  await page.goBack();
  await expect(grid(page)).toBeVisible();
});

test('by keyboard, from a gap to Add with both filled in and back', async ({ page }) => {
  await openMatrix(page);
  const gap = gaps(page).first();
  await view(page, 'Matrix').focus();
  const focused = grid(page).locator(':focus');
  for (let presses = 0; presses < 8 && (await focused.count()) === 0; presses += 1) await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('data-cell', '0 0');
  const [row, column] = (await gap.getAttribute('data-cell'))!.split(' ').map(Number);
  for (let step = 0; step < row!; step += 1) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < column!; step += 1) await page.keyboard.press('ArrowRight');
  await expect(gap).toBeFocused();
  const sub = (await gap.getAttribute('aria-label'))!.split(',')[0]!;
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Add New Diet-Plan');
  await expect(form.getByLabel('Sub Category').locator('option:checked')).toHaveText(sub);
  await expect(form.getByLabel('1900 kcal')).toBeChecked();
  await expect(form.getByLabel('1800 kcal')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(gap).toBeFocused();
});

test('on a phone the names stay while the options scroll, and a tap on a gap opens Add', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatrix(page);
  const name = grid(page).getByRole('rowheader', { name: 'Eggs' });
  const before = (await name.boundingBox())!.x;
  const gap = gaps(page).first();
  await gap.scrollIntoViewIfNeeded();
  expect((await name.boundingBox())!.x).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await gap.click();
  await expect(dialog(page, 'Add New Diet-Plan').getByLabel('1900 kcal')).toBeChecked();
});

test('the palette leads to it', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/dashboard');
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await dialog(page, 'Command palette').getByRole('combobox').fill('matrix');
  await expect(page.getByRole('option')).toHaveText([/^Menu matrix/, /^Search users too/]);
  await page.keyboard.press('Enter');
  await expect(grid(page)).toBeVisible();
});
