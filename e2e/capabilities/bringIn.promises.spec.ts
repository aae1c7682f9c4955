import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { said } from '../support/bringIn';
import { hold } from '../support/hold';
import { button, dialog } from '../support/locators';
import { type WireDish } from '../support/recipes';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

const OPEN = '/recipes?view=bring-in';
const CREATE = /\/api\/dishes\/create$/;
const HEADS = 'Title,Category,Sub category,Ingredients,Directions,Calories';

const csv = (...rows: string[]) => ({
  name: 'promises.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADS, ...rows].join('\n')),
});
const row = (title: string, place = 'Lunch,Soups', calories = '') =>
  `${title},${place},Lentils of ${title},Boil.,${calories}`;
const TWO = csv(row('Promise one'), row('Promise two'));

const file = (page: Page) => page.getByLabel('Or a file');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Bring in ${name}`, exact: true });
const state = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .locator('.state');
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the ledger and starts it. */
async function add(page: Page, what: string) {
  await page.getByRole('button', { name: `Add ${what}`, exact: true }).click();
  await dialog(page, `Add ${what}`)
    .getByRole('button', { name: `Add ${what}`, exact: true })
    .click();
}

async function addAll(page: Page, what: string) {
  await add(page, what);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
}

/** How many recipes of this title are on the server. */
async function countOf(page: Page, wanted: string) {
  const tree = await ask<{ dishesCategories: { dishes: WireDish[] }[] }[]>(page, 'dishes/list');
  const dishes = tree.flatMap(({ dishesCategories }) => dishesCategories.flatMap((each) => each.dishes));
  return dishes.filter(({ title }) => title === wanted).length;
}

test('no place is guessed: one that is named in part is completed, one that is not waits, and one press gives it', async ({
  page,
}) => {
  await openAs(page, ADMIN, OPEN);
  await file(page).setInputFiles(csv(row('Named'), row('Half named', 'Breakfast,'), row('Unnamed', ',')));
  await said(page, '3 read, 1 ticked');
  await expect(state(page, 'Half named')).toContainText('Choose a sub category');
  await expect(page.getByText('No sub category of Breakfast named')).toBeVisible();
  await expect(state(page, 'Unnamed')).toContainText('Choose a place');
  await page.getByRole('button', { name: /^Put it into / }).click();
  await expect(box(page, 'Unnamed')).toBeChecked();
});

test('what is doubtful is ticked by a person alone', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, OPEN);
  await file(page).setInputFiles(csv(row('Sure', 'Lunch,Soups', '240'), row('Doubtful', 'Lunch,Soups', '200-300')));
  await said(page, '2 read, 1 ticked');
  await expect(box(page, 'Doubtful')).not.toBeChecked();
  await box(page, 'Doubtful').check();
  await said(page, '2 read, 2 ticked');
});

test('what came in corrected is not offered again by its file', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, OPEN);
  await file(page).setInputFiles(TWO);
  await page.getByLabel('Recipe name').fill('Promise kept');
  await open(page, 'Promise two');
  await page.getByLabel('Ingredients').fill('Other lentils');
  await addAll(page, '2 recipes');
  await page.getByRole('button', { name: 'Bring in more' }).click();
  await file(page).setInputFiles(TWO);
  await said(page, '2 read, none ticked');
  await expect(state(page, 'Promise one')).toContainText('Came in before');
});

test('a round that was left while a call ran sends nothing twice', { tag: '@server' }, async ({ page }) => {
  await openAs(page, ADMIN, OPEN);
  await file(page).setInputFiles(TWO);
  const release = await hold(page, CREATE);
  await add(page, '2 recipes');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop and leave' }).click();
  await add(page, '2 recipes');
  release();
  await expect(page.getByText('2 of 2 done', { exact: true })).toBeVisible();
  expect(await countOf(page, 'Promise one')).toBe(1);
});

test(
  'of two tabs with the same work one adds at a time, and each only what the other has not',
  { tag: '@server' },
  async ({ page, watch }) => {
    await openAs(page, ADMIN, OPEN);
    await file(page).setInputFiles(TWO);
    await said(page, '2 read, 2 ticked');
    await page.waitForFunction(() => 'bring in /recipes work' in sessionStorage);
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href)); // with a copy of the session storage, as Duplicate
    const twin = await opening;
    await watch(twin);
    await said(twin, '2 read, 2 ticked');

    const release = await hold(page, CREATE);
    const isSent = page.waitForRequest(CREATE);
    await add(page, '2 recipes');
    await isSent; // before it, a Stop ends the round at once
    await page.getByRole('button', { name: 'Stop' }).click();
    await add(twin, '2 recipes');
    await expect(twin.getByText('Another tab is adding recipes. Add these when it is done.')).toBeVisible();
    release();
    await expect(page.getByText('1 of 2 done', { exact: true })).toBeVisible();
    await button(twin, 'Add 2 recipes', 'Add 2 recipes').click();
    await expect(twin.getByText('1 of 1 done', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('1 of 1 done', { exact: true })).toBeVisible();
    expect([await countOf(page, 'Promise one'), await countOf(page, 'Promise two')]).toEqual([1, 1]);
    await twin.getByRole('button', { name: 'Done' }).click();
    await said(twin, '1 came in, 1 was left out');
    await expect(twin.getByText(/^Here already in Lunch › Soups/)).toBeVisible();
  },
);

test(
  'a round that ended unclear is looked up, also after a reload',
  { tag: ['@matrix', '@server'] },
  async ({ page, allowFailedLoads }) => {
    allowFailedLoads('dishes/');
    await openAs(page, ADMIN, OPEN);
    await file(page).setInputFiles(TWO);
    await said(page, '2 read, 2 ticked');
    let isDown = false;
    await page.route(CREATE, async (route) => {
      await route.fetch(); // it is saved, and only its answer is lost
      isDown = true;
      await route.abort();
    });
    await page.route(/\/api\/dishes\/list$/, (route) => (isDown ? route.abort() : route.continue()));
    await add(page, '2 recipes');
    await expect(page.getByText('0 of 2 done, 2 not known', { exact: true })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(state(page, 'Promise one')).toContainText('Not known whether it was saved');
    await page.unrouteAll();
    await page.reload();
    await expect(state(page, 'Promise one')).toContainText('Here already');
    await box(page, 'Promise one').check();
    await box(page, 'Promise two').check();
    await add(page, '2 recipes');
    await expect(page.getByText('2 of 2 done', { exact: true })).toBeVisible();
    expect([await countOf(page, 'Promise one'), await countOf(page, 'Promise two')]).toEqual([1, 1]);
  },
);

test(
  'of two columns chosen one after the other none is lost, with a table that takes long',
  { tag: '@matrix' },
  async ({ page }) => {
    await openAs(page, ADMIN, OPEN);
    const rows = Array.from({ length: 4000 }, (_, at) => `${row(`Number ${at}`)},First ${at},Second ${at}`);
    const table = { ...TWO, buffer: Buffer.from([`${HEADS},Alpha,Beta`, ...rows].join('\n')) };
    await file(page).setInputFiles(table);
    await said(page, /4,000 read/);
    const column = (head: string) => page.getByLabel(`${head} goes into`);
    await column('Alpha').selectOption('Note');
    await column('Beta').selectOption('Note');
    await expect(column('Alpha')).toHaveValue('note');
    await expect(page.getByLabel('Note')).toHaveValue('First 0\nSecond 0');
  },
);

test('under those to look at the open record stays while it is mended', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, OPEN);
  await file(page).setInputFiles(csv(row('One', 'No,Where'), row('Two'), row('Three', 'No,Where')));
  await page.getByRole('button', { name: 'Only what needs a look (2)' }).click();
  await page.getByLabel('Category', { exact: true }).selectOption('Lunch');
  await page.getByLabel('Sub Category').selectOption('Soups');
  await expect(box(page, 'One')).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Recipe name')).toHaveValue('Three');
});

test(
  'pictures that a reload does not keep are told and untick their records until they are chosen again',
  { tag: '@matrix' },
  async ({ page }) => {
    await openAs(page, ADMIN, OPEN);
    const dot = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const picture = { name: 'promise one.gif', mimeType: 'image/gif', buffer: Buffer.from(dot, 'base64') };
    await file(page).setInputFiles([TWO, picture]);
    await said(page, '2 read, 2 ticked');
    await page.reload();
    await expect(page.getByText('1 record has lost its file')).toBeVisible();
    await expect(box(page, 'Promise one')).not.toBeChecked();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose again' }).click();
    await (await choosing).setFiles([picture]);
    await said(page, '2 read, 2 ticked');
  },
);

test('a Worker that ends after a part leaves no half reading', async ({ page }) => {
  await openAs(page, ADMIN, OPEN);
  await page.route(/read-sources/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `onmessage = () => {
        postMessage({ piece: { note: 'A part.' }, source: 0 });
        postMessage('broken');
      };`,
    }),
  );
  await file(page).setInputFiles(TWO);
  await expect(page.getByText(/^The reading ended too early/)).toBeVisible();
  await expect(page.getByLabel('Paste')).toBeVisible();
});

test('what another version kept is put aside with a sentence, and its text stays', async ({ page }) => {
  await openAs(page, ADMIN, '/dashboard');
  await page.evaluate(() => {
    sessionStorage.setItem('bring in /recipes work', JSON.stringify({ text: 'Dal', place: '', corrections: [] }));
    sessionStorage.setItem('bring in /recipes read', JSON.stringify({ records: [{}], notes: [] }));
  });
  await page.goto(OPEN);
  await expect(page.getByText(/^The panel has changed since this was read/)).toBeVisible();
  await expect(page.getByLabel('Paste')).toHaveValue('Dal');
});

test('nothing of it is left once somebody signs out', async ({ page }) => {
  await openAs(page, ADMIN, OPEN);
  await file(page).setInputFiles(TWO);
  await said(page, '2 read, 2 ticked');
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog(page, 'Confirm Logout').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('bring in')))).toEqual(
    [],
  );
});
