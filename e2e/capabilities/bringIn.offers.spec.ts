import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { button, dialog } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/gif', buffer: GIF });
const table = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Bring in ${name}`, exact: true });

/** Opens the page from the View menu. */
async function open(page: Page, path: string, what: string) {
  await openAs(page, ADMIN, path);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: `Bring in ${what}…` }).click();
  await expect(page.getByLabel('Paste')).toBeVisible();
}

async function add(page: Page, what: string) {
  await page.getByRole('button', { name: `Add ${what}`, exact: true }).click();
  await button(page, `Add ${what}`, `Add ${what}`).click();
  await dialog(page, `Add ${what}`).getByRole('button', { name: 'Done' }).click();
}

test('a price list becomes plans; what is not certain waits and is mended in the form', async ({ page }) => {
  await open(page, '/plans', 'plans');
  await page
    .getByLabel('Paste')
    .fill(
      'Plan\tDescription\tDuration\tPrice\tFeatures\nSpring\tFresh\t3 months\tRs 4500\tChat, Recipes\nYear\tAll of it\t1 yr\tRs 9000\tChat\n',
    );
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(box(page, 'Spring')).toBeChecked();
  await expect(box(page, 'Year')).not.toBeChecked();
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByLabel('Duration', { exact: true }).selectOption('6 month');
  await expect(box(page, 'Year')).toBeChecked();
  await add(page, '2 plans');
  const plans = await ask<{ name: string; duration: string; price: string }[]>(page, 'plans/list');
  expect(plans.filter(({ name }) => name === 'Spring' || name === 'Year')).toMatchObject([
    { duration: '3 month', price: '4500.00' },
    { duration: '6 month', price: '9000.00' },
  ]);
});

test('banners come in with their pictures by the names of the files', async ({ page }) => {
  await open(page, '/banners', 'banners');
  const before = await ask<unknown[]>(page, 'banners/list');
  await page
    .getByLabel('Or a file')
    .setInputFiles([
      table('banners.csv', 'File name,Link', 'Summer Sale.GIF,petal.example/summer', 'bad.gif,javascript:alert(1)'),
      picture('summer sale.gif'),
      picture('bad.gif'),
    ]);
  await expect(box(page, 'petal.example/summer')).toBeChecked();
  await expect(box(page, 'javascript:alert(1)')).not.toBeChecked();
  expect(await axeFinds(page)).toEqual([]);
  await add(page, '1 banner');
  const after = await ask<{ link: string; image: string }[]>(page, 'banners/list');
  expect(after).toHaveLength(before.length + 1);
  expect(after.find(({ link }) => link === 'petal.example/summer')?.image).toContain('summer');
});
