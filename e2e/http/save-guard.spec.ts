import { type Browser, type Page } from '@playwright/test';
import { button, dialog } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';
import { leaveOpen, openTwice } from '../support/twoPeople';

interface WirePlan {
  id: number;
  name: string;
  actualPrice: string;
  duration: string;
}

const EDIT = 'Edit Plan';
const planOf = async (page: Page) => (await ask<WirePlan[]>(page, 'plans/list')).find(({ id }) => id === 2)!;

async function open(page: Page, browser: Browser, baseURL: string | undefined) {
  const plan = { address: '/plans?dialog=edit%3A2', title: EDIT, field: 'Plan name' };
  const colleague = await openTwice(page, { browser, baseURL, ...plan });
  return { colleague, mine: dialog(page, EDIT), theirs: dialog(colleague, EDIT) };
}

async function saveTheirs(colleague: Page) {
  await button(colleague, EDIT, 'Save').click();
  await expect(dialog(colleague, EDIT)).toHaveCount(0);
}

test('both change the same field: nothing is sent before a choice, made with the keyboard', async ({
  page,
  browser,
  baseURL,
  calls,
}) => {
  const { colleague, mine, theirs } = await open(page, browser, baseURL);
  await theirs.getByLabel('Actual price').fill('59');
  await saveTheirs(colleague);
  await mine.getByLabel('Actual price').fill('69');
  await mine.getByLabel('Plan name').fill('PCOS Restart');
  await leaveOpen(page);
  await page.keyboard.press('Enter');
  await expect(mine.getByText('This plan was changed while you were editing it.')).toBeVisible();
  await expect(mine.getByRole('radio', { name: 'Theirs 59' })).toBeFocused();
  expect(calls.to('plans/update')).toHaveLength(0);

  await page.keyboard.press('Enter');
  await expect(mine.getByText('Choose one of the two.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mine.getByLabel('Actual price')).toHaveValue('69');
  await page.keyboard.press('Enter');
  await expect(mine.getByRole('radio', { name: 'Theirs 59' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(mine.getByRole('radio', { name: 'Yours 69' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(mine).toHaveCount(0);
  expect(await planOf(page)).toMatchObject({ name: 'PCOS Restart', actualPrice: '69.00' });
  await colleague.context().close();
});

test('a change to another field is kept and told', async ({ page, browser, baseURL }) => {
  const { colleague, mine, theirs } = await open(page, browser, baseURL);
  await theirs.getByLabel('Duration').selectOption('6 month');
  await saveTheirs(colleague);
  await mine.getByLabel('Plan name').fill('PCOS Restart');
  await leaveOpen(page);
  await button(page, EDIT, 'Save').click();
  const saved = dialog(page, 'Saved');
  await expect(saved.getByRole('definition')).toHaveText('1 month6 month');
  await saved.getByRole('button', { name: 'OK' }).click();
  await expect(saved).toHaveCount(0);
  expect(await planOf(page)).toMatchObject({ name: 'PCOS Restart', duration: '6 month' });
  await colleague.context().close();
});

test('what was typed into a plan that a colleague deletes is kept, also by a reload, and can be added', async ({
  page,
  browser,
  baseURL,
}) => {
  const { colleague, mine } = await open(page, browser, baseURL);
  await ask(page, 'plans/delete', { id: 2 });
  await mine.getByLabel('Plan name').fill('PCOS Restart');
  await leaveOpen(page);
  await button(page, EDIT, 'Save').click();
  await expect(mine.getByRole('alert')).toContainText('This plan was deleted while you were editing it.');
  await expect(mine.getByLabel('Plan name')).toHaveValue('PCOS Restart');
  await button(page, EDIT, 'Add as a new plan').click();
  await expect(mine).toHaveCount(0);
  const names = (await ask<WirePlan[]>(page, 'plans/list')).map(({ name }) => name);
  expect(names).toContain('PCOS Restart');
  expect(names).not.toContain('PCOS Reset');
  await colleague.context().close();
});

test('a draft remembers what its edit started with', async ({ page, browser, baseURL }) => {
  const { colleague, mine, theirs } = await open(page, browser, baseURL);
  await mine.getByLabel('Plan name').fill('PCOS Restart');
  await theirs.getByLabel('Duration').selectOption('6 month');
  await saveTheirs(colleague);
  await page.reload();
  await expect(mine.getByText('What you had typed is back.')).toBeVisible();
  await button(page, EDIT, 'Save').click();
  await expect(dialog(page, 'Saved').getByRole('term')).toHaveText('Duration');
  expect(await planOf(page)).toMatchObject({ name: 'PCOS Restart', duration: '6 month' });
  await colleague.context().close();
});
