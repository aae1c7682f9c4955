import { type Page } from '@playwright/test';
import { ADMIN, openAs, title } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { RECEIPT } from '../support/files';
import { button, range, totalBanners } from '../support/locators';
import { sample } from '../../test/matrix';
import { expectHandleFree } from '../support/mockHandle';
import { saveReport } from '../support/saveReport';
import { ADDRESSES } from '../support/sections';
import { expect, test } from '../support/test';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Mock server' });

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^Mock server/ }).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

async function closePanel(page: Page) {
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

async function load(page: Page, scenario: string) {
  const panel = await openPanel(page);
  await panel.getByLabel('Scenario').selectOption(scenario);
  await panel.getByRole('button', { name: 'Load' }).click();
}

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click();

const banners = (page: Page) => page.getByRole('table', { name: 'Banners' });

test('a scenario is loaded on the same page and stays in the address', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/users?page=2');
  await load(page, 'empty');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await expect(page).toHaveURL('/users?page=2#scenario=empty&latency=0');
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await expect(page).toHaveURL('/plans#scenario=empty&latency=0');
  await page.goBack();
  await expect(title(page)).toHaveText('Users');
  await expect(page).toHaveURL('/users?page=2#scenario=empty&latency=0');
  await load(page, 'default');
  await expect(range(page)).toHaveText('11-20 of 248');
});

test('the address of the page shows another browser the same', async ({ page }) => {
  await page.goto('/login?page=2#scenario=empty&latency=0&fail=dashboard/stats:500');
  const panel = await openPanel(page);
  await expect(panel.getByLabel('Scenario')).toHaveValue('empty');
  await expect(panel.getByLabel('Latency')).toHaveValue('0');
  await expect(panel.getByRole('list', { name: 'Failing calls' })).toContainText('dashboard/stats');
});

test('a report is read beside the panel, and a window is opened as it was', async ({ page }) => {
  await openAs(page, ADMIN, '/banners');
  await page.goto('/banners#scenario=empty&latency=0&fail=plans/list:422');
  await page.reload();
  await page.waitForTimeout(1500); // the recorder begins when the browser is idle
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  const buffer = Buffer.from(await saveReport(page));
  const panel = await openPanel(page);
  const file = { name: 'report.json', mimeType: 'application/json', buffer };
  await panel.getByLabel('Report', { exact: true }).setInputFiles({ ...file, buffer: Buffer.from('{}') });
  await expect(panel.getByRole('alert')).toHaveText('This is not a report of what happened.');
  await panel.getByLabel('Report', { exact: true }).setInputFiles(file);
  const refused = panel
    .getByRole('list', { name: 'Steps' })
    .getByRole('listitem')
    .filter({ hasText: 'Loading plans was refused (422)' });
  await expect(refused).toContainText(/← \d+ plans\/list: refused 422/);
  const opening = page.waitForEvent('popup');
  await panel.getByRole('button', { name: 'Open a window as it was' }).click();
  const popup = await opening;
  await expect(popup).toHaveURL('/banners#scenario=empty&latency=0&fail=plans/list:422');
  await expect(popup.getByRole('heading', { name: 'No banners found' })).toBeVisible();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([1440, 900]);
});

test('the latency applies from the next call on', async ({ page }) => {
  await openAs(page, ADMIN, '/plans');
  const panel = await openPanel(page);
  await panel.getByLabel('Latency').selectOption('1000');
  await closePanel(page);
  await expect(page).toHaveURL('/plans#scenario=default&latency=1000');
  const started = Date.now();
  await page.getByRole('link', { name: 'Banner', exact: true }).click();
  await expect(banners(page).getByRole('row').nth(1)).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(900);
});

test('a call fails as chosen, over a reload, until the failure is removed', async ({ page }) => {
  await openAs(page, ADMIN, '/plans');
  let panel = await openPanel(page);
  await panel.getByLabel('Path').selectOption('users/list');
  await panel.getByLabel('Failure', { exact: true }).selectOption('500 without a message');
  await panel.getByRole('button', { name: 'Set', exact: true }).click();
  await closePanel(page);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL('/users#scenario=default&latency=0&fail=users/list:500-silent');
  const failed = page.waitForEvent('console', (message) => message.text().includes('call failed'));
  await page.reload();
  await failed;
  await expect(range(page)).toBeHidden();

  panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Remove the failure of users/list' }).click();
  await expect(panel.getByLabel('Path')).toBeFocused();
  await closePanel(page);
  await expect(page).toHaveURL('/users#scenario=default&latency=0');
  await refresh(page);
  await expect(range(page)).toHaveText('1-10 of 248');
});

test('one click shows the page as another account sees it', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await (await openPanel(page)).getByRole('button', { name: 'Hira Noor' }).click();
  await expect(page.getByRole('banner').getByText('Hira Noor')).toBeVisible();
  await expect(title(page)).toHaveText('Users');
  await expect(page.getByRole('link', { name: 'Plans', exact: true })).toHaveCount(0);
});

test('the panel signs in from the sign-in page', async ({ page }) => {
  await page.goto('/login');
  await (await openPanel(page)).getByRole('button', { name: 'Amina Rahman' }).click();
  await expect(title(page)).toHaveText('Dashboard');
});

async function addBanner(page: Page, link: string) {
  await page.getByRole('button', { name: 'Add Banner' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Banner' });
  await add.getByLabel('Link').fill(link);
  await add.getByLabel('Image').setInputFiles(RECEIPT);
  await button(page, 'Add New Banner', 'Save').click();
  await expect(page.getByRole('table').getByText(link, { exact: true })).toBeVisible();
}

/** Whether the browser has stored a change with these words, which it does when idle. */
const isStored = (page: Page, words: string) =>
  page.evaluate(
    (words) =>
      new Promise<boolean>((resolve) => {
        const opened = indexedDB.open('mock-data');
        opened.onsuccess = () => {
          const read = opened.result.transaction('dumps').objectStore('dumps').getAll() as IDBRequest<
            { changes: string }[]
          >;
          read.onsuccess = () => {
            opened.result.close();
            resolve(read.result.some(({ changes }) => changes.includes(words)));
          };
        };
      }),
    words,
  );

test('what is changed and uploaded outlives a reload, in its own scenario, until it is reset', async ({ page }) => {
  await openAs(page, ADMIN, '/banners');
  await addBanner(page, 'https://example.org/kept');
  await expect.poll(() => isStored(page, 'example.org/kept')).toBe(true);
  await page.reload();
  await expect(totalBanners(page, 25)).toBeVisible();
  const picture = page.getByRole('img', { name: 'Banner of https://example.org/kept' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);

  await load(page, 'empty');
  await expect(totalBanners(page, 0)).toBeVisible();
  await load(page, 'default');
  await expect(totalBanners(page, 25)).toBeVisible();

  await (await openPanel(page)).getByRole('button', { name: 'Reset data' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(totalBanners(page, 24)).toBeVisible();
});

test('data are not kept when that is switched off', async ({ page }) => {
  await openAs(page, ADMIN, '/banners');
  await addBanner(page, 'https://example.org/gone');
  const keep = (await openPanel(page)).getByLabel('Keep data over reloads');
  await expect(keep).toBeChecked();
  await keep.uncheck();
  await closePanel(page);
  await page.reload();
  await expect(totalBanners(page, 24)).toBeVisible();
});

const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of sample(LOOKS, (look) => (look.width === 360) === (look.colorScheme === 'dark')))
  test.describe(`at ${width} px in ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('axe finds nothing in the panel', async ({ page }) => {
      await page.goto('/login#scenario=default&latency=0&fail=users/list:500');
      await openPanel(page);
      expect(await axeFinds(page)).toEqual([]);
    });
  });

// In the check where the pictures of every screen are taken.
for (const width of [1440, 768, 360])
  test(`at ${width} px the handle covers nothing`, { tag: '@matrix' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await expectHandleFree(page);
    await openAs(page, ADMIN);
    for (const address of ADDRESSES) {
      await page.goto(address);
      await expectHandleFree(page);
    }
  });
