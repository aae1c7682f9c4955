import { type Page } from '@playwright/test';
import { ADMIN, openAs, SARA } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { button, dialog } from '../support/locators';
import { expect, test } from '../support/test';

const ADD = 'Add New User';
const KEPT = 'What you had typed is back. Files have to be chosen again.';

const form = (page: Page) => dialog(page, ADD);

/** The browser asks whether to leave; the person does. */
async function reload(page: Page) {
  page.once('dialog', (question) => void question.accept());
  await page.reload();
}

async function typeName(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL('/users?dialog=add'); // follows the painted dialog; faster than any person would reload
  await form(page).getByLabel('First name').fill(name);
}

test('a reload brings back what was typed, but not the file, and says so', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await typeName(page, 'Sana');
  await form(page).getByLabel('Transaction image').setInputFiles(RECEIPT);
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toBeVisible(); // its code is fetched later
  await reload(page);
  await expect(form(page).getByText(KEPT)).toBeVisible();
  await expect(form(page).getByLabel('First name')).toHaveValue('Sana');
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await button(page, ADD, 'Discard').click();
  await expect(form(page).getByLabel('First name')).toHaveValue('');
  await page.reload();
  await expect(form(page)).toBeVisible();
  await expect(form(page).getByText(KEPT)).toHaveCount(0);
});

test('Cancel removes the draft', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await typeName(page, 'Sana');
  await button(page, ADD, 'Cancel').click();
  await expect(page).toHaveURL('/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(form(page).getByLabel('First name')).toHaveValue('');
});

test('two tabs do not disturb each other', async ({ page, context, watch }) => {
  await openAs(page, ADMIN, '/users');
  await typeName(page, 'Sana');
  const other = await context.newPage();
  await watch(other);
  await openAs(other, ADMIN, '/users');
  await typeName(other, 'Hira');
  await reload(page);
  await reload(other);
  await expect(form(page).getByLabel('First name')).toHaveValue('Sana');
  await expect(form(other).getByLabel('First name')).toHaveValue('Hira');
});

/** Like Duplicate in the browser: the new tab starts with a copy of the session storage. */
async function duplicate(page: Page, other: Page) {
  const stored = await page.evaluate(() => Object.entries<string>(sessionStorage));
  await other.addInitScript((entries) => {
    if (sessionStorage.length === 0 && !window.name)
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    window.name = 'started';
  }, stored);
  await other.goto(page.url());
}

test('a logout ends the session in a duplicated tab, and in no tab of another session', async ({
  page,
  context,
  watch,
}) => {
  await openAs(page, ADMIN, '/profile');
  const [twin, stranger] = [await context.newPage(), await context.newPage()];
  await watch(twin);
  await watch(stranger);
  await duplicate(page, twin);
  await expect(twin.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await openAs(stranger, SARA, '/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await button(page, 'Confirm Logout', 'Logout').click();
  await expect(page).toHaveURL('/login');
  await expect(twin).toHaveURL('/login');
  expect(await twin.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await stranger.reload();
  await expect(stranger.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});
