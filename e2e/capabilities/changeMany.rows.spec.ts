import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { choose } from '../support/cards';
import { button, dialog } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface Wire {
  name: string;
  duration: string;
  link: string;
  image: string;
}

const bar = (page: Page, of: string) => page.getByRole('group', { name: `Selected ${of}` });
const press = (page: Page, of: string, name: string) => bar(page, of).getByRole('button', { name }).click();

test('plans get one duration, and Undo puts theirs back; some of them are deleted', async ({ page }) => {
  await openAs(page, ADMIN, '/plans');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const before = await ask<Wire[]>(page, 'plans/list');
  await choose(page, before[0]!.name, 'Select');
  await press(page, 'plans', `Select all ${before.length} found`);
  // Its discount is greater than its price, so that the server takes no change of it.
  await page.getByRole('checkbox', { name: 'Select Winter offer' }).uncheck();
  await press(page, 'plans', 'Set duration…');
  await dialog(page, `Set duration of ${before.length - 1} plans`)
    .getByLabel('Duration')
    .selectOption('6 month');
  const changed = before.filter(({ name, duration }) => name !== 'Winter offer' && duration !== '6 month').length;
  await page.getByRole('button', { name: `Change ${changed} plans` }).click();
  await expect(dialog(page, 'Duration set')).toContainText(`${changed} plans were changed.`);
  expect(await axeFinds(page)).toEqual([]);
  const after = await ask<Wire[]>(page, 'plans/list');
  expect(after.filter(({ duration }) => duration !== '6 month').map(({ name }) => name)).toEqual(['Winter offer']);
  await button(page, 'Duration set', 'Undo').click();
  await expect(dialog(page, 'Duration set')).toContainText(`${changed} plans are as they were.`);
  expect(await ask(page, 'plans/list')).toEqual(before);
  await button(page, 'Duration set', 'Done').click();

  await page.getByRole('searchbox').fill('care');
  await choose(page, 'Complete Care', 'Select');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('checkbox', { name: 'Select PCOS Reset' }).check();
  await press(page, 'plans', 'Delete…');
  await expect(page.getByRole('list', { name: 'To be deleted' })).toContainText('Complete Care');
  await page.getByRole('button', { name: 'Delete 2' }).click();
  await button(page, 'Delete 2 plans', 'Done').click();
  await expect(bar(page, 'plans')).toHaveCount(0);
  expect(await ask<Wire[]>(page, 'plans/list')).toHaveLength(before.length - 2);
});

test('links of banners get another host and keep their pictures', async ({ page }) => {
  await openAs(page, ADMIN, '/banners');
  const before = await ask<Wire[]>(page, 'banners/list');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Select several' }).click();
  await press(page, 'banners', `Select all ${before.length} found`);
  await press(page, 'banners', 'Replace words…');
  await page.getByLabel('Replace', { exact: true }).fill('petal.example');
  await page.getByLabel('With', { exact: true }).fill('practice.example');
  await page.getByRole('button', { name: /^Change \d+ banners$/ }).click();
  await expect(dialog(page, 'Words replaced')).toBeVisible();
  expect(await ask(page, 'banners/list')).toEqual(
    before.map((banner) => ({ ...banner, link: banner.link.replaceAll('petal.example', 'practice.example') })),
  );
  await button(page, 'Words replaced', 'Undo').click();
  await expect(dialog(page, 'Words replaced')).toContainText('as they were.');
  expect(await ask(page, 'banners/list')).toEqual(before);
});
