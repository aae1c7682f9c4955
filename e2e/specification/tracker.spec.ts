import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { choose } from '../support/cards';
import { RECEIPT } from '../support/files';
import { button, dialog, tab } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';
import { card, cards, openHighlights } from '../support/tracker';

interface WireHabit {
  id: number;
  name: string;
  mandatory: boolean;
  image: string;
}

async function openHabits(page: Page) {
  await openAs(page, ADMIN, '/tracker?tab=habits');
  await expect(cards(page).first()).toBeVisible();
  return (await ask<{ habits: WireHabit[] }>(page, 'habits/list')).habits;
}

test(
  'each tab says that it was loaded; tab and search are in the address, and Back undoes them',
  { tag: '@matrix' },
  async ({ page, calls }) => {
    const highlights = await openHighlights(page);
    await expect(page.getByText('Highlights Retrived', { exact: true })).toHaveCount(1);
    await expect(cards(page).first()).toContainText(highlights[0]!.title);
    await tab(page, 'Habits').click();
    await expect(page.getByText('Habits Retrived', { exact: true })).toHaveCount(1);
    await expect(page).toHaveURL('/tracker?tab=habits');
    await page.getByRole('searchbox', { name: 'Search Habits' }).fill('WATER');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL('/tracker?tab=habits&search=WATER');
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search HighLights' })).toHaveValue('');
    await expect(cards(page).first()).toContainText(highlights[0]!.title);
    expect(calls.to('highlights/list').length).toBeGreaterThan(1);
  },
);

test('a habit is added, duplicated with its picture, edited and deleted', async ({ page, calls }) => {
  const [habit] = await openHabits(page);
  const file = habit!.image.split('/').at(-1)!;
  await page.getByRole('button', { name: 'Add Habits' }).click();
  const add = dialog(page, 'Add Habit');
  await button(page, 'Add Habit', 'Save').click();
  await expect(add.getByText('Media file is required.')).toBeVisible();
  await add.getByLabel('Title').fill('Read a page');
  await add.getByLabel('Description').fill('On paper.\nNot on a screen.');
  await add.getByLabel('Media').setInputFiles(RECEIPT);
  await add.getByLabel('Mandatory').check();
  await button(page, 'Add Habit', 'Save').dblclick();
  await expect(card(page, 'Read a page')).toContainText('Mandatory');
  expect(calls.to('habits/create')).toHaveLength(1);

  await choose(page, habit!.name, 'Duplicate');
  await expect(add.getByLabel('Title')).toHaveValue(`Copy of ${habit!.name}`);
  await expect(button(page, 'Add Habit', `Remove ${file}`)).toBeVisible();
  await button(page, 'Add Habit', 'Save').click();
  await expect(card(page, `Copy of ${habit!.name}`)).toBeVisible();
  expect(calls.to('habits/create')[1]!.fields).toMatchObject({ image: `${file} (image/svg+xml)` });

  await choose(page, 'Read a page', 'Edit');
  await dialog(page, 'Edit Habit').getByLabel('Mandatory').uncheck();
  await button(page, 'Edit Habit', 'Save').click();
  await expect(card(page, 'Read a page')).not.toContainText('Mandatory');

  await choose(page, 'Read a page', 'Delete');
  await expect(dialog(page, 'Confirm Delete')).toContainText('Are you sure you want to delete this habit?');
  await button(page, 'Confirm Delete', 'Delete').click();
  await expect(card(page, 'Read a page')).toHaveCount(0);
});

test('on a phone nothing scrolls sideways, not even a highlight’s items', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const highlights = await openHighlights(page);
  const withFilm = highlights.find(({ highlightItems }) =>
    highlightItems.some(({ mediaType }) => mediaType === 'video'),
  )!;
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  await page.getByRole('button', { name: withFilm.title, exact: true }).click();
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(page.locator('.highlight-item video[controls]')).toBeVisible();
  const body = page.getByRole('dialog').locator('.modal-body');
  expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
