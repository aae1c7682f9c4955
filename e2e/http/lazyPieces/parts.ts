import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../../support/accounts';
import { choose } from '../../support/cards';
import { dialog, toast } from '../../support/locators';
import { RECEIPT } from '../../support/files';
import { expect } from '../../support/mockApi';
import { withSettings } from '../../support/settings';
import { expectShell, giveBack, retry, search, TYPED, typeOn } from './blocked';

/** The parts of a page that are fetched after it or when they are asked for. */

export async function attention(page: Page) {
  await openAs(page, ADMIN, '/dashboard');
  await expect(page.getByText('What waits could not be loaded.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total Users' })).toBeVisible();
  await expectShell(page);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('button', { name: 'Count what waits' })).toBeVisible();
}

export async function menuMatrix(page: Page) {
  await openAs(page, ADMIN, '/diet-plans');
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Matrix' }).click();
  await expect(page.getByText('The matrix could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Diet Plan' })).toBeVisible();
  await expectShell(page);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

const payment = (page: Page) => page.getByRole('region', { name: /^Payment of / });

export async function payers(page: Page) {
  await typeOn(page, '/users');
  await page.getByRole('link', { name: /^Payments \d/ }).click();
  await expect(page.getByText('The payments could not be loaded.')).toBeVisible();
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await giveBack(page);
  await retry(page).click();
  await expect(payment(page)).toBeVisible();
}

export async function board(page: Page) {
  await openAs(page, ADMIN, '/workouts');
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page.getByText('The board could not be loaded.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Select Week' })).toHaveValue('1');
  await expectShell(page);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('list', { name: 'Days of Week 1' })).toBeVisible();
}

const TYPED_LINK = 'petal.example/new';

/** Chooses a picture in a form where something was typed. */
async function choosePicture(page: Page) {
  await openAs(page, ADMIN, '/banners?dialog=add');
  await dialog(page, 'Add New Banner').getByLabel('Link').fill(TYPED_LINK);
  await dialog(page, 'Add New Banner').getByLabel('Image', { exact: true }).setInputFiles(RECEIPT);
}

const expectPictureReady = (page: Page) => expect(page.getByText(/48 × 48/)).toBeVisible();

/** The Worker that prepares pictures: without it they are sent as they are. */
export async function picture(page: Page) {
  await choosePicture(page);
  await expect(page.getByText(/^This picture could not be prepared; it is sent as it is/)).toBeVisible();
  await giveBack(page);
  await retry(page).click();
  await expectPictureReady(page);
  await expect(dialog(page, 'Add New Banner').getByLabel('Link')).toHaveValue(TYPED_LINK);
}

export async function pictureTools(page: Page) {
  await choosePicture(page);
  await expectPictureReady(page);
  await page.getByRole('button', { name: 'Adjust receipt.png' }).click();
  await expect(page.getByText('The tools for the picture could not be loaded.')).toBeVisible();
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('group', { name: 'Adjust receipt.png' })).toBeVisible();
  await expect(dialog(page, 'Add New Banner').getByLabel('Link')).toHaveValue(TYPED_LINK);
}

/** What writes reports for the operator; nobody at the panel misses it. */
export async function reports(page: Page) {
  await withSettings(page, { reportTo: '/reports' });
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/js/reports.'));
  await typeOn(page, '/banners');
  await refused;
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
}

/** Without the code of conditions nobody is listed under some: the whole list would be taken for whom they find. */
export async function conditions(page: Page) {
  await openAs(page, ADMIN, '/users?conditions=status+is+active');
  await expect(page.getByText('The conditions could not be loaded.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(0);
  await expectShell(page);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('button', { name: 'Status is “active”', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
}

export async function member(page: Page) {
  await typeOn(page, '/users');
  const name = page.getByRole('rowheader').first().getByRole('button');
  await name.click();
  await expect(toast(page, 'The dialog could not be loaded. Please try again.')).toBeVisible();
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await giveBack(page);
  const shown = (await name.textContent())!;
  await name.click();
  await expect(dialog(page, shown)).toBeVisible();
}

export async function communityDesk(page: Page) {
  await openAs(page, ADMIN, '/community');
  await search(page).fill(TYPED);
  await page.getByRole('link', { name: 'Answer desk' }).click();
  await expect(page.getByText('The answer desk could not be loaded.')).toBeVisible();
  await expectShell(page);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('list', { name: 'Waiting posts, oldest first' })).toBeVisible();
  await page.getByRole('link', { name: 'Groups', exact: true }).click();
  await expect(search(page)).toHaveValue(TYPED);
}

/** Without the feed's code its posts are still on their way, and come by themselves. */
export async function communityFeed(page: Page) {
  await openAs(page, ADMIN, '/community?group=1');
  await search(page).fill(TYPED);
  await expect(page.getByText('Loading posts...')).toBeVisible();
  await expectShell(page);
  await giveBack(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(search(page)).toHaveValue(TYPED);
}

/** Without the code of the checks the list and the way back stay; the link to them is not there. */
export async function checks(page: Page) {
  await typeOn(page, '/recipes');
  await expect(page.getByRole('link', { name: /^Checks/ })).toHaveCount(0);
  await openAs(page, ADMIN, '/recipes?view=checks');
  await expect(page.getByText('The checks could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to Recipes' })).toBeVisible();
  await expectShell(page);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('link', { name: 'Edit calories of Red lentil soup' })).toBeVisible();
}

/** Without the code that changes many nothing is being selected, and Select can be chosen again. */
export async function changeMany(page: Page) {
  await typeOn(page, '/recipes');
  await choose(page, 'Spinach eggs with feta', 'Select');
  await expect(toast(page, 'The dialog could not be loaded. Please try again.')).toBeVisible();
  await expectShell(page);
  await expect(search(page)).toHaveValue(TYPED);
  await giveBack(page);
  await choose(page, 'Spinach eggs with feta', 'Select');
  await expect(page.getByRole('group', { name: 'Selected recipes' })).toContainText('1 selected');
}

const NOT_READ = 'The part of the panel that reads files could not be loaded. Please try again.';

const pasteSoup = (page: Page) => page.getByLabel('Paste').fill('Soup\n\nIngredients\nLentils\n\nSteps\nBoil.');

export async function bringIn(page: Page) {
  await openAs(page, ADMIN, '/recipes?view=bring-in');
  await expect(page.getByText('What brings them in could not be loaded.')).toBeVisible();
  await expectShell(page);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByLabel('Paste')).toBeVisible();
}

/** The Worker that reads texts and files: what was pasted stays until it is there. */
export async function readSources(page: Page) {
  await openAs(page, ADMIN, '/recipes?view=bring-in');
  await pasteSoup(page);
  const read = page.getByRole('button', { name: 'Read', exact: true });
  await read.click();
  await expect(page.getByText(NOT_READ)).toBeVisible();
  await expectShell(page);
  await giveBack(page);
  await read.click();
  await expect(page.getByRole('list', { name: 'recipes that were read' })).toBeVisible();
}

/** Without the sheets to hand out the details stay, and Print can be pressed again. */
export async function handout(page: Page) {
  await openAs(page, ADMIN, '/recipes?dialog=details%3A1');
  const print = page.getByRole('dialog').getByRole('button', { name: 'Print' });
  await print.click();
  await expect(toast(page, 'The handout could not be loaded. Please try again.')).toBeVisible();
  await expect(print).toBeVisible();
  await giveBack(page);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await print.click();
  await expect(page.locator('.handout')).toBeAttached();
}
