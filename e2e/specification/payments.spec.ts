import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { choose } from '../support/cards';
import { button, dialog, range, row, toast } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface WireMethod {
  id: number;
  paymentMethodName: string;
  iban: string | null;
}

const ADD = 'Add New Payment Method';
const EDIT = 'Edit Payment Method';

const table = (page: Page) => page.getByRole('table', { name: 'Payment Methods' });
const names = (page: Page) => table(page).getByRole('rowheader').locator('.name');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search payment methods...' });
const askMethods = (page: Page) => ask<WireMethod[]>(page, 'paymentTypes/v2/list');

async function openPayments(page: Page) {
  await openAs(page, ADMIN, '/payments');
  await expect(names(page).first()).toBeVisible();
}

test('the first ten methods are shown, each with its account in groups', { tag: '@matrix' }, async ({ page }) => {
  await openPayments(page);
  const methods = await askMethods(page);
  await expect(names(page)).toHaveText(methods.slice(0, 10).map(({ paymentMethodName }) => paymentMethodName));
  await expect(range(page)).toHaveText(`1-10 of ${methods.length}`);
  const main = row(page, 'Main account');
  for (const text of ['Bank Transfer', 'Bank accounts', '0000 1234 5678 0001', 'Example Bank', 'Active'])
    await expect(main).toContainText(text);
  await expect(main).toContainText('PK00 EXMP 0000 1234 5678 0001');
});

test('search, sort and page are in the address', { tag: '@matrix' }, async ({ page }) => {
  await openPayments(page);
  await page.getByRole('button', { name: 'Payment Method', exact: true }).click();
  await expect(names(page).first()).toHaveText('Card by link');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/payments?page=2&sort=name');
  await page.reload();
  await expect(range(page)).toHaveText(/^11-/);
  await search(page).fill('pk00 exmp');
  await expect(names(page)).toHaveText(['Main account']);
  await search(page).fill('no such method');
  await expect(page.getByText('Nothing matches “no such method”.')).toBeVisible();
});

test('an IBAN is copied without its groups', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPayments(page);
  await page.getByRole('button', { name: 'Copy IBAN of Main account' }).click();
  await expect(row(page, 'Main account').getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PK00EXMP0000123456780001');
});

test('`Copied` is on one line on a phone, too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPayments(page);
  await page.getByRole('button', { name: 'Copy account number of Main account' }).click();
  const copied = await row(page, 'Main account').getByText('Copied').boundingBox();
  expect(copied?.height).toBeLessThan(30);
});

test('a method of a new category is created, edited, duplicated and deleted', async ({ page, calls }) => {
  await openPayments(page);
  await page.getByRole('button', { name: 'Add Category' }).click();
  await button(page, 'Add New Category', 'Create').click();
  await expect(dialog(page, 'Add New Category')).toBeVisible();
  await dialog(page, 'Add New Category').getByLabel('Title').fill(' Vouchers ');
  await button(page, 'Add New Category', 'Create').dblclick();
  await expect(dialog(page, 'Add New Category')).toHaveCount(0);
  expect(calls.to('paymentTypesCategories/create').map(({ fields }) => fields)).toEqual([{ title: 'Vouchers' }]);

  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  const form = dialog(page, ADD);
  await button(page, ADD, 'Create').click();
  await expect(form.getByLabel('Payment type')).toHaveAccessibleDescription('Payment type is required');
  await form.getByLabel('Payment method name').fill(' Gift card ');
  await form.getByLabel('Payment type').selectOption('Other');
  await form.getByLabel('Category').selectOption('Vouchers');
  await form.getByLabel('Account number').fill('000000000009');
  await form.getByLabel('Account title').fill('Petal');
  await button(page, ADD, 'Create').dblclick();
  await expect(dialog(page, ADD)).toHaveCount(0);
  await search(page).fill('gift');
  await expect(row(page, 'Gift card')).toContainText('0000 0000 0009');
  await expect(row(page, 'Gift card')).toContainText('Vouchers');
  expect(calls.to('paymentTypes/create')).toHaveLength(1);
  expect(calls.to('paymentTypes/create')[0]!.fields).toMatchObject({
    name: 'Gift card',
    type: 'Other',
    isActive: 'Y',
  });

  await choose(page, 'Gift card', 'Edit');
  await dialog(page, EDIT).getByLabel('Active').uncheck();
  await button(page, EDIT, 'Update').click();
  await expect(row(page, 'Gift card')).toContainText('Inactive');

  await choose(page, 'Gift card', 'Duplicate');
  await button(page, ADD, 'Create').click();
  await expect(names(page)).toHaveText(['Gift card', 'Copy of Gift card']);

  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    void (asked.length === 1 ? question.dismiss() : question.accept());
  });
  await choose(page, 'Gift card', 'Delete');
  await expect(names(page)).toHaveText(['Gift card', 'Copy of Gift card']);
  await choose(page, 'Gift card', 'Delete');
  await expect(names(page)).toHaveText(['Copy of Gift card']);
  expect(asked).toEqual(Array(2).fill('Are you sure you want to delete this payment method?'));
  expect(calls.to('paymentTypes/delete')).toHaveLength(1);
});

test('a method that the server refuses to delete stays, and a message says so', async ({ page, allowFailedLoads }) => {
  allowFailedLoads('paymentTypes/delete');
  await openPayments(page);
  page.on('dialog', (question) => void question.accept());
  const [first] = await askMethods(page);
  await ask(page, 'paymentTypes/delete', { id: first!.id }); // as another admin would
  await choose(page, first!.paymentMethodName, 'Delete');
  await expect(toast(page, 'Payment method not found.')).toBeVisible();
  await expect(names(page).first()).toHaveText(first!.paymentMethodName);
});

test('the table is at least 900 px wide and scrolls inside its own box', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openPayments(page);
  expect((await table(page).boundingBox())!.width).toBeGreaterThanOrEqual(900);
  await expect(page.getByRole('region', { name: 'Payment Methods, scrolls sideways' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800);
});

test('on a phone each method is a card, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPayments(page);
  await expect(row(page, 'Main account').getByRole('cell', { name: /^Account Details/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
