import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs, title } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { hold } from '../support/hold';
import { button, dialog, openExport, openView, range, tab } from '../support/locators';
import { askUsers, type WireUser } from '../support/server';
import { expect, test } from '../support/test';
import { rows, searchBox, table } from '../support/users';

const menu = (page: Page) => dialog(page, 'View');
const viewButton = (page: Page) => page.getByRole('button', { name: /^View(:|$)/ });
const chips = (page: Page) => page.getByRole('group', { name: 'Saved views' });
const chip = (page: Page, name: RegExp | string) => chips(page).getByRole('button', { name });
const headers = (page: Page) => table(page).getByRole('columnheader').filter({ visible: true });

async function keep(page: Page, name: string) {
  await openView(page);
  await menu(page).getByLabel('Name for this view').fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

test('by keyboard: a view is kept, opens first, and the palette finds it', async ({ page }) => {
  await openAs(page, ADMIN, '/users?tab=inactive&sort=-created');
  const inactive = (await askUsers(page)).filter(({ isActive }: WireUser) => isActive === 'N').length;
  await expect(range(page)).toHaveText(`1-10 of ${inactive}`);
  await expect(chips(page)).toHaveCount(0);
  await viewButton(page).press('Enter');
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('New, not yet active');
  await page.keyboard.press('Enter');
  await expect(chip(page, `New, not yet active ${inactive}`)).toHaveAttribute('aria-pressed', 'true');
  await expect(viewButton(page)).toHaveAccessibleName('View: New, not yet active');
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page).getByRole('button', { name: 'Actions for New, not yet active' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menu(page).getByText('opens first', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewButton(page)).toBeFocused();

  await page.goto('/dashboard');
  await expect(title(page)).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL(/\/users\?tab=inactive&sort=-created$/);
  await expect(range(page)).toHaveText(`1-10 of ${inactive}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/plans');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('not yet active');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Inactive')).toHaveAttribute('aria-selected', 'true');
});

test(
  'a kept search for people is in no address; another person sees none of the views',
  { tag: '@matrix' },
  async ({ page }) => {
    await openAs(page, ADMIN, '/users');
    await searchBox(page).fill('an');
    await expect(range(page)).toBeVisible();
    const found = await range(page).textContent();
    await keep(page, 'An');
    await tab(page, 'Active').click();
    await searchBox(page).fill('');
    await chip(page, 'An').click();
    await expect(range(page)).toHaveText(found!);
    await expect(page).not.toHaveURL(/tab=/);
    expect(page.url()).not.toContain('search');
    await page.reload();
    await expect(range(page)).toHaveText(found!);
    await page.getByRole('button', { name: 'Logout' }).click();
    await button(page, 'Confirm Logout', 'Logout').click();
    await expect(page).toHaveURL(/\/login/);
    await openAs(page, HIRA, '/users');
    await expect(rows(page).first()).toBeVisible();
    await expect(chips(page)).toHaveCount(0);
  },
);

test('chips are there with the list’s first frame, and nothing moves when it comes', async ({ page }) => {
  await openAs(page, ADMIN, '/users?tab=inactive');
  await expect(range(page)).toBeVisible();
  await keep(page, 'Not yet active');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Where Inter comes after the rows, columns move by some pixels; how far anything may move is `first-visit.spec.ts`.
  const release = await hold(page, /\.woff2$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(chip(page, /^Not yet active \d+$/)).toBeVisible();
  await expect(range(page)).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts).toEqual([]);
  release();
});

test('columns are left out and moved; the table, the file and a reload follow', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(rows(page).first()).toBeVisible();
  await openView(page);
  await menu(page).getByRole('checkbox', { name: 'Phone' }).uncheck();
  const up = menu(page).getByRole('button', { name: 'Move Duration up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(
    menu(page)
      .getByRole('status')
      .filter({ hasText: /^Duration/ }),
  ).toHaveText('Duration, fourth of six');
  await expect(up).toBeFocused();
  const order = [/^$|Select/, 'Name', 'Email', 'Duration', 'Plan', 'Status', 'Actions'];
  await expect(headers(page)).toHaveCount(order.length);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(headers(page)).toHaveCount(order.length);
  await openExport(page);
  const coming = page.waitForEvent('download');
  await button(page, 'Export', 'Export').click();
  const text = (await readFile(await (await coming).path())).toString('utf8');
  expect(text.split('\r\n')[0]).toBe('\uFEFFName,Email,Duration,Plan,Status');
});

test('what folded under a column that is left out folds under the name, and is seen once', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(rows(page).first()).toBeVisible();
  await openView(page);
  await menu(page).getByRole('checkbox', { name: 'Plan' }).uncheck();
  await page.keyboard.press('Escape');
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const joined = rows(page)
      .first()
      .getByText(/\d\d\/\d\d\/\d{4}, /)
      .filter({ visible: true });
    await expect(joined, `${width} px`).toHaveCount(1);
  }
});

test('on a phone the menu rises from the lower edge, has the chips and the checks, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ADMIN, '/banners?sort=-link');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await keep(page, 'Backwards');
  await expect(chips(page)).toHaveCount(0);
  await expect(viewButton(page)).toHaveAccessibleName('View: Backwards');
  await openView(page);
  const box = (await menu(page).boundingBox())!;
  expect(Math.round(box.y + box.height)).toBe(844);
  expect(box.width).toBe(390);
  expect(await axeFinds(page)).toEqual([]);
  await page.mouse.click(195, 40);
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/banners\?/);
  await openView(page);
  await menu(page)
    .getByRole('link', { name: /^Checks: / })
    .click();
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Back to/ }).click();
  await openView(page);
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(viewButton(page)).toBeFocused();
});
