import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { dialog } from '../support/locators';
import { findUser } from '../support/server';
import { expect, test } from '../support/test';
import { nameOf, searchBox, table } from '../support/users';

const facts = (page: Page, name: string | RegExp = /^Payment of /) => page.getByRole('region', { name });
const proof = (page: Page) => page.getByRole('region', { name: 'Proof of payment' });
const pending = (page: Page) => page.getByRole('region', { name: 'Pending payments' });
const current = (page: Page) => page.locator('.queue [aria-current]');

/** Compares the file of the shown payment with the others. */
async function compare(page: Page) {
  await facts(page).getByRole('button', { name: 'Compare with other proofs' }).click();
  await expect(facts(page).getByText(/^Compared with \d+ files?\.$/)).toBeVisible();
}

async function openPayments(page: Page) {
  await openAs(page, ADMIN, '/users?view=payments');
  await expect(facts(page)).toBeVisible();
}

/** Shows the payment of the wrong amount, with a file and an id that somebody else sent too; returns who made it. */
async function openSuspect(page: Page) {
  await openPayments(page);
  const user = await findUser(page, ({ payment }) => payment?.amount === '89.00');
  await pending(page)
    .getByRole('button', { name: nameOf(user) })
    .click();
  return user;
}

test('the link counts pending payments and leads to them, oldest first', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await page.getByRole('link', { name: 'Payments 7 pending' }).click();
  await expect(page).toHaveURL(/\/users\?view=payments$/);
  await expect(pending(page).getByRole('button')).toHaveCount(7);
  await expect(pending(page).getByRole('button').first()).toContainText('10 days');
  await expect(pending(page).getByRole('button').last()).toContainText('5 hours');
  await page.reload();
  await expect(facts(page)).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(table(page)).toBeVisible();
});

test('files with the same bytes, ids, amounts and dates are found, and lead to the other member', async ({ page }) => {
  const user = await openSuspect(page);
  await compare(page);
  const warnings = page.getByRole('list', { name: 'To look at' }).getByRole('listitem');
  await expect(warnings).toHaveText([
    /^Amount is not the plan’s89.00 USD, the price is 99.00 USD\.$/,
    /^Same file as another memberAlso with Sophie Bennett/,
    /^Same transaction idAlso with Sophie Bennett/,
  ]);
  await expect(pending(page).getByRole('button', { name: /Rania Nasser.*1 to look at/ })).toBeVisible();
  await warnings.first().scrollIntoViewIfNeeded();
  await warnings.nth(1).getByRole('button').click();
  await expect(facts(page, 'Payment of Sophie Bennett')).toContainText(`Also with ${nameOf(user)}`);
});

test('the proof is shown, enlarged, turned and moved, and begins anew with the next person', async ({ page }) => {
  await openPayments(page);
  const picture = proof(page).getByRole('img', { name: 'Payment' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const stage = proof(page).getByRole('group', { name: /^Proof, arrow keys/ });
  const transform = () => picture.evaluate((image) => image.style.transform);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press(']');
  expect(await transform()).toBe('translate(0px, 0px) scale(1.6) rotate(90deg)');
  await stage.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await transform()).toMatch(/^translate\([1-9][\d.]*px, 0px\)/);
  const { x, y, width, height } = (await stage.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 30, y + height / 2, { steps: 3 });
  await page.mouse.up();
  expect(await transform()).not.toMatch(/^translate\(48px/);
  await page.keyboard.press('j');
  await expect(proof(page).getByRole('button', { name: 'Size 100 percent, back to fit' })).toBeVisible();
  await expect(proof(page).getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
});

test('by keyboard alone: the link, the queue, one who is activated and one who is deactivated', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const link = page.getByRole('link', { name: 'Payments 7 pending' });
  await expect(link).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(facts(page)).toBeVisible();
  await page.keyboard.press('j');
  await expect(current(page)).toContainText('9 days');
  await expect(facts(page).getByRole('button', { name: 'Activate' })).toBeVisible();
  await page.keyboard.press('a');
  await dialog(page, 'Activate User').getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(facts(page).getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await page.keyboard.press('d');
  const question = dialog(page, 'Deactivate User');
  await expect(question).toBeVisible();
  await page.keyboard.press('j');
  await expect(current(page)).toContainText('9 days');
  await question.getByRole('button', { name: 'Deactivate', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(facts(page).getByRole('button', { name: 'Activate' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(current(page)).toContainText('10 days');
  await page.keyboard.press('/');
  await page.keyboard.type('rania.nasser');
  await expect(searchBox(page)).toHaveValue('rania.nasser');
  await expect(facts(page, 'Payment of Rania Nasser')).toBeVisible();
});

test('the code comes with the view, and of the files that of the open payment alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const lazy = () => asked.filter((call) => /\/js\/payers|receipts\//.test(call));
  const files = () => lazy().filter((call) => call.includes('receipts/'));
  await openAs(page, ADMIN, '/users');
  await expect(table(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(lazy()).toEqual([]);
  await page.getByRole('link', { name: 'Payments 7 pending' }).click();
  await expect(facts(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(lazy().length).toBeGreaterThan(files().length);
  expect(files()).toHaveLength(1);
  await page.keyboard.press('j');
  await expect.poll(() => files().length).toBe(2);
});

test('sizes are asked for first, files whole only where they are equal', async ({ page }) => {
  const user = await openSuspect(page);
  await expect(facts(page, `Payment of ${nameOf(user)}`)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await compare(page);
  const sizes = asked.filter((method) => method === 'HEAD').length;
  expect(sizes).toBeGreaterThan(7);
  expect(asked.length - sizes).toBeLessThan(sizes / 2);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(
    `at ${width} px axe finds nothing in either theme, and nothing is wider than the page`,
    { tag: width === 1440 ? '@matrix' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openSuspect(page);
      await compare(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
        expect(await axeFinds(page, colorScheme)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width < 768) {
        const bar = page.getByRole('navigation', { name: 'Payment of the queue' });
        await bar.getByRole('button', { name: /^Next payment: / }).click();
        await expect(bar).toContainText('5 of 7');
        await expect(bar).toBeInViewport();
      }
    },
  );
