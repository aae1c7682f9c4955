import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { choose } from '../support/cards';
import { RECEIPT } from '../support/files';
import { button, dialog, range, toast, totalBanners } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface WireBanner {
  id: number;
  link: string;
  image: string;
}

const table = (page: Page) => page.getByRole('table', { name: 'Banners' });
const links = (page: Page) => table(page).getByRole('cell').getByRole('link');
const link = (page: Page, text: string) => table(page).getByRole('link', { name: text, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search banners...' });

async function openBanners(page: Page) {
  await openAs(page, ADMIN, '/banners');
  await expect(table(page)).toBeVisible();
  return ask<WireBanner[]>(page, 'banners/list');
}

test('the first page shows pictures and links, and the total counts all', { tag: '@matrix' }, async ({ page }) => {
  const banners = await openBanners(page);
  await expect(totalBanners(page, 24)).toBeVisible();
  await expect(range(page)).toHaveText('1-10 of 24');
  await expect(links(page)).toHaveText(banners.slice(0, 10).map((banner) => banner.link));
  const picture = table(page).getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the link sorts, pages turn, and a reload shows the same view', { tag: '@matrix' }, async ({ page }) => {
  const banners = await openBanners(page);
  const sortedLinks = banners.map((banner) => banner.link).sort(new Intl.Collator('en', { numeric: true }).compare);
  await table(page).getByRole('button', { name: 'Link' }).click();
  await expect(links(page)).toHaveText(sortedLinks.slice(0, 10));
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/banners?page=2&sort=link');
  await page.reload();
  await expect(links(page)).toHaveText(sortedLinks.slice(10, 20));
  await page.goBack();
  await expect(range(page)).toHaveText('1-10 of 24');
});

test('without the last row of a page the address names the page before, and Back leads to the step before', async ({
  page,
}) => {
  const banners = await openBanners(page);
  for (const { id } of banners.slice(0, 3)) await ask(page, 'banners/delete', { id });
  await page.reload();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/banners?page=2');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(range(page)).toHaveText('21-21 of 21');
  await choose(page, banners.at(-1)!.link, 'Delete');
  await button(page, 'Delete Banner', 'Delete').click();
  await expect(range(page)).toHaveText('11-20 of 20');
  await expect(page).toHaveURL('/banners?page=2');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/banners');
  await expect(range(page)).toHaveText('1-10 of 20');
});

test('the search looks through the links and offers to clear', { tag: '@matrix' }, async ({ page }) => {
  await openBanners(page);
  await search(page).fill('SLEEP');
  await expect(links(page)).toHaveText(['https://petal.example/guides/sleep-and-insulin']);
  await expect(totalBanners(page, 24)).toBeVisible();
  await search(page).fill('no such banner');
  await expect(page.getByText('Nothing matches “no such banner”.')).toBeVisible();
  await page.getByRole('region', { name: 'Banners' }).getByRole('button', { name: 'Clear search' }).last().click();
  await expect(range(page)).toHaveText('1-10 of 24');
});

test('a link opens in a new tab, with https:// before it', async ({ page, context }) => {
  await context.route('https://petal.example/**', (route) => route.fulfill({ body: 'The offer' }));
  await openBanners(page);
  const [offer] = await Promise.all([
    context.waitForEvent('page'),
    link(page, 'petal.example/challenges/no-sugary-drinks').click(),
  ]);
  await expect(offer).toHaveURL('https://petal.example/challenges/no-sugary-drinks');
  expect(await offer.evaluate(() => window.opener === null)).toBe(true);
});

test(
  'a banner is added with its picture, edited, and deleted without another list call',
  { tag: '@in-page' },
  async ({ page, calls }) => {
    await openBanners(page);
    await page.getByRole('button', { name: 'Add Banner' }).click();
    const add = dialog(page, 'Add New Banner');
    await button(page, 'Add New Banner', 'Save').click();
    await expect(add.getByLabel('Link')).toHaveAccessibleDescription('Link is required.');
    await expect(add.getByText('Image is required.')).toBeVisible();
    await add.getByLabel('Link').fill(' javascript:alert(1) ');
    await add.getByLabel('Image').setInputFiles(RECEIPT);
    await button(page, 'Add New Banner', 'Save').dblclick();
    await expect(totalBanners(page, 25)).toBeVisible();
    await expect(table(page).getByText('javascript:alert(1)')).toBeVisible();
    await expect(link(page, 'javascript:alert(1)')).toHaveCount(0);
    expect(calls.to('banners/create').map(({ fields }) => fields)).toEqual([
      { link: 'javascript:alert(1)', image: 'receipt.png (image/png)' },
    ]);
    const picture = table(page).getByRole('img', { name: 'Banner of javascript:alert(1)' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);

    await choose(page, 'javascript:alert(1)', 'Edit');
    // A banner is wide: its small picture shows the whole of it.
    await expect(dialog(page, 'Edit Banner').getByAltText('Current picture')).toHaveCSS('object-fit', 'contain');
    await dialog(page, 'Edit Banner').getByLabel('Link').fill('petal.example/eid');
    await button(page, 'Edit Banner', 'Save').click();
    await expect(link(page, 'petal.example/eid')).toHaveAttribute('href', 'https://petal.example/eid');
    expect(calls.to('banners/update').map(({ fields }) => Object.keys(fields))).toEqual([['link', 'id']]);

    calls.forget();
    await choose(page, 'petal.example/eid', 'Delete');
    await expect(dialog(page, 'Delete Banner')).toContainText('Are you sure you want to delete this banner?');
    await button(page, 'Delete Banner', 'Delete').dblclick();
    await expect(link(page, 'petal.example/eid')).toHaveCount(0);
    await expect(totalBanners(page, 24)).toBeVisible();
    expect(calls.to('banners/delete')).toHaveLength(1);
    expect(calls.to('banners/list')).toEqual([]);
  },
);

test('a banner that is gone already cannot be deleted: the toast says so, and the row stays', async ({
  page,
  allowFailedLoads,
}) => {
  allowFailedLoads('banners/delete');
  const [banner] = await openBanners(page);
  await ask(page, 'banners/delete', { id: banner!.id });
  await choose(page, banner!.link, 'Delete');
  await button(page, 'Delete Banner', 'Delete').click();
  await expect(toast(page, 'Banner not found.')).toBeVisible();
  await button(page, 'Delete Banner', 'Cancel').click();
  await expect(link(page, banner!.link)).toBeVisible();
});

test('on a phone each banner is a small card, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBanners(page);
  await expect(links(page)).toHaveCount(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const row = (await table(page).getByRole('row').nth(1).boundingBox())!;
  const address = (await links(page).first().boundingBox())!;
  expect(address.x + address.width).toBeLessThanOrEqual(row.x + row.width);
});

test('a picture that is replaced under its own name is loaded anew where it is shown', async ({ page, backend }) => {
  test.skip(backend === 'mirage', 'Mirage in the page stores each file under a name of its own.');
  const [first] = await openBanners(page);
  const picture = table(page).getByRole('img').first();
  const before = (await picture.getAttribute('src'))!;
  await page.route('**/banners/update', (route) => route.fulfill({ json: { status: true, data: {} } }));
  await choose(page, first!.link, 'Edit');
  await dialog(page, 'Edit Banner').getByLabel('Image', { exact: true }).setInputFiles(RECEIPT);
  await button(page, 'Edit Banner', 'Save').click();
  await expect.poll(() => picture.getAttribute('src')).toContain(`${before}?v=`);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
