import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { choose } from '../support/cards';
import { button, dialog, row, toast } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface WirePlan {
  id: number;
  name: string;
  isFree: string;
}

const CREATE = 'Create New Plan';

const names = (page: Page) => page.getByRole('table', { name: 'Plans' }).getByRole('rowheader').locator('.name');
const askPlans = (page: Page) => ask<WirePlan[]>(page, 'plans/list');

async function openPlans(page: Page) {
  await openAs(page, ADMIN, '/plans');
  await expect(names(page).first()).toBeVisible();
}

test('every plan is shown with price, discount, features and status', { tag: '@matrix' }, async ({ page }) => {
  await openPlans(page);
  await expect(names(page)).toHaveText((await askPlans(page)).map(({ name }) => name));
  await expect(row(page, 'Starter')).toContainText('Free');
  const reset = row(page, 'PCOS Reset');
  await expect(reset).toContainText('39.00 49.00 20.41% off');
  await expect(reset.locator('s')).toHaveText('49.00');
  await expect(reset.getByRole('listitem')).toHaveText(['Recipes', 'Habit tracker', '+2']);
  await expect(reset).toContainText('N/A');
  await expect(reset).toContainText('Paid');
});

test(
  'the search looks through names, stays in the address and offers to clear',
  { tag: '@matrix' },
  async ({ page }) => {
    await openPlans(page);
    const search = page.getByRole('searchbox', { name: 'Search plans...' });
    await search.fill('CARE');
    await expect(names(page)).toHaveText(['Complete Care']);
    await expect(page).toHaveURL('/plans?search=CARE');
    await page.reload();
    await expect(names(page)).toHaveText(['Complete Care']);
    await search.fill('no such plan');
    await expect(page.getByText('Nothing matches “no such plan”.')).toBeVisible();
    await page.getByRole('region', { name: 'Plans' }).getByRole('button', { name: 'Clear search' }).last().click();
    await expect(names(page)).toHaveCount((await askPlans(page)).length);
  },
);

test('a plan is created with a typed feature, edited, and offered to new users', async ({ page, calls }) => {
  await openPlans(page);
  await page.getByRole('button', { name: CREATE }).click();
  const form = dialog(page, CREATE);
  await button(page, CREATE, 'Save').click();
  await expect(form.getByLabel('Plan name')).toHaveAccessibleDescription('Plan name is required');
  await form.getByLabel('Plan name').fill(' Summer Reset ');
  await form.getByLabel('Description').fill('Six light weeks.');
  await form.getByLabel('Duration').selectOption('3 month');
  await form.getByLabel('Actual price').fill('0.3');
  await form.getByLabel('Discount amount').fill('0.4');
  await expect(form.getByLabel('Final price')).toHaveValue('');
  await form.getByLabel('Discount amount').fill('0.1');
  await expect(form.getByLabel('Final price')).toHaveValue('0.20');
  await expect(form.getByLabel('Discount percent')).toHaveValue('33.33%');
  await form.getByLabel('Lab review').check();
  await form.getByLabel('New feature').fill('Sleep plan');
  await form.getByLabel('New feature').press('Enter');
  await button(page, CREATE, 'Save').dblclick();
  await expect(row(page, 'Summer Reset')).toContainText('0.20 0.30 33.33% off');
  expect(calls.to('plans/create').map(({ fields }) => fields)).toEqual([
    {
      name: 'Summer Reset',
      details: 'Six light weeks.',
      duration: '3 month',
      price: 0.2,
      actualPrice: 0.3,
      discountPrice: 0.1,
      discount: 33.33,
      isFree: 'N',
      isPopular: 'N',
      features: ['Lab review', 'Sleep plan'],
    },
  ]);

  await choose(page, 'Summer Reset', 'Edit');
  await dialog(page, 'Edit Plan').getByLabel('Free').check();
  await button(page, 'Edit Plan', 'Save').click();
  await expect(row(page, 'Summer Reset').locator('.badge')).toHaveText('Free');

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('button', { name: 'Add user' }).click();
  await dialog(page, 'Add New User').getByLabel('Plan').selectOption('Summer Reset');
});

test('Duplicate starts a new plan from another', { tag: '@matrix' }, async ({ page }) => {
  await openPlans(page);
  await choose(page, 'Complete Care', 'Duplicate');
  await expect(dialog(page, CREATE).getByLabel('Plan name')).toHaveValue('Copy of Complete Care');
  await button(page, CREATE, 'Save').click();
  await expect(row(page, 'Copy of Complete Care')).toContainText('179.00');
  await expect(row(page, 'Complete Care')).toBeVisible();
});

test('deleting asks first; what the server refuses stays', async ({ page, calls, allowFailedLoads }) => {
  allowFailedLoads('plans/delete');
  await openPlans(page);
  const [first] = await askPlans(page);
  await choose(page, first!.name, 'Delete');
  await expect(dialog(page, 'Delete Plan')).toContainText('Are you sure you want to delete this plan?');
  await ask(page, 'plans/delete', { id: first!.id }); // as another admin would
  await button(page, 'Delete Plan', 'Delete').click();
  await expect(toast(page, 'Plan not found.')).toBeVisible();
  await button(page, 'Delete Plan', 'Cancel').click();

  await choose(page, 'Hormone Balance', 'Delete');
  await button(page, 'Delete Plan', 'Delete').dblclick();
  await expect(row(page, 'Hormone Balance')).toHaveCount(0);
  expect(calls.to('plans/delete')).toHaveLength(2);
});

test('on a phone each plan is a card, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlans(page);
  await expect(row(page, 'Complete Care').getByRole('cell', { name: /^Features/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
