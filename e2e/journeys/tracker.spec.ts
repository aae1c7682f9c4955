import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { button, dialog } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface WireItem {
  id: number;
  caption: string;
  mediaUrl: string;
  mediaType: 'photo' | 'video';
}

interface WireHighlight {
  id: number;
  title: string;
  highlightItems: WireItem[];
}

interface WireHabit {
  id: number;
  name: string;
  mandatory: boolean;
  image: string;
}

const FILM = 'src/mirage/media/highlights/coach-hello.mp4';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('button', { name: `Actions for ${title}`, exact: true }) });
const item = (page: Page, caption: string) =>
  page.getByRole('dialog').getByRole('article').filter({ hasText: caption });

async function choose(page: Page, title: string, entry: string) {
  await card(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function openHighlights(page: Page) {
  await openAs(page, ADMIN, '/tracker');
  await expect(cards(page).first()).toBeVisible();
  return ask<WireHighlight[]>(page, 'highlights/list');
}

async function openHabits(page: Page) {
  await openAs(page, ADMIN, '/tracker?tab=habits');
  await expect(cards(page).first()).toBeVisible();
  return (await ask<{ habits: WireHabit[] }>(page, 'habits/list')).habits;
}

test('each tab says that it was loaded; tab and search are in the address, and Back undoes them', async ({
  page,
  calls,
}) => {
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
});

test('a long title is cut after 17 characters and whole on hover and to a screen reader', async ({ page }) => {
  const highlights = await openHighlights(page);
  const { title } = highlights.find((highlight) => highlight.title.length > 17)!;
  await expect(card(page, title).getByText(`${title.slice(0, 17)}…`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: title, exact: true })).toHaveAttribute('title', title);
});

test('a highlight is added with its first item, renamed and deleted', async ({ page, calls }) => {
  await openHighlights(page);
  await page.getByRole('button', { name: 'Add HighLights' }).click();
  const add = dialog(page, 'Add Highlight');
  await add.getByLabel('Title').fill('Eid greetings');
  await add.getByLabel('Media').setInputFiles(RECEIPT);
  await add.getByLabel('Caption').fill('From all of us');
  await add.getByLabel('Duration').fill('0');
  await button(page, 'Add Highlight', 'Save').click();
  await expect(add.getByText('Duration must be a positive number.')).toBeVisible();
  await add.getByLabel('Duration').fill('6');
  await button(page, 'Add Highlight', 'Save').dblclick();
  await expect(card(page, 'Eid greetings')).toBeVisible();
  await expect
    .poll(() =>
      card(page, 'Eid greetings')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(48);
  expect(calls.to('highlights/create').map(({ fields }) => fields)).toEqual([
    { media: 'receipt.png (image/png)', title: 'Eid greetings', caption: 'From all of us', duration: '6' },
  ]);

  await choose(page, 'Eid greetings', 'Edit');
  await dialog(page, 'Edit Highlight').getByLabel('Title').fill('Eid');
  await button(page, 'Edit Highlight', 'Save').click();
  await expect(card(page, 'Eid')).toBeVisible();

  const loads = calls.to('highlights/list').length;
  await choose(page, 'Eid', 'Delete');
  await expect(dialog(page, 'Confirm Delete')).toContainText('Are you sure you want to delete this highlight?');
  await button(page, 'Confirm Delete', 'Delete').click();
  await expect(card(page, 'Eid')).toHaveCount(0);
  expect(calls.to('highlights/list')).toHaveLength(loads);
});

test('items are added, edited and deleted in place; the focus returns to what opened each dialog', async ({
  page,
  calls,
}) => {
  const [highlight] = await openHighlights(page);
  const { title, highlightItems } = highlight!;
  const first = highlightItems[0]!;
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(dialog(page, title).getByRole('article')).toHaveCount(highlightItems.length);
  const loads = calls.to('highlights/list').length;

  await button(page, title, 'Add Item').click();
  const add = dialog(page, 'Add Item');
  await add.getByLabel('Media').setInputFiles(FILM);
  await add.getByLabel('Caption').fill('A film from us');
  await add.getByLabel('Duration').fill('12');
  await button(page, 'Add Item', 'Save').click();
  await expect(item(page, 'A film from us')).toContainText('Viewed 0');
  await expect(button(page, title, 'Add Item')).toBeFocused();
  await page.getByRole('button', { name: 'Play A film from us' }).click();
  await expect
    .poll(() => page.locator('.highlight-item video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);

  await button(page, title, `Edit ${first.caption}`).click();
  await dialog(page, 'Edit Item').getByLabel('Caption').fill('Changed');
  await button(page, 'Edit Item', 'Save').click();
  await expect(button(page, title, 'Edit Changed')).toBeFocused();
  expect(calls.to('highlights/update/item')[0]!.fields).not.toHaveProperty('media');

  await button(page, title, 'Delete Changed').click();
  await expect(dialog(page, 'Confirm Delete')).toContainText(
    'Are you sure you want to delete this highlight item? This action cannot be undone.',
  );
  await button(page, 'Confirm Delete', 'Delete').click();
  await expect(item(page, 'Changed')).toHaveCount(0);
  await expect(dialog(page, title).getByRole('article')).toHaveCount(highlightItems.length);
  expect(calls.to('highlights/list')).toHaveLength(loads);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: title, exact: true })).toBeFocused();
});

test('Back closes an item’s dialog and then the highlight’s; a closed one does not come back', async ({ page }) => {
  const [highlight] = await openHighlights(page);
  const { id, title } = highlight!;
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/tracker?dialog=items%3A${id}`);
  await button(page, title, 'Add Item').click();
  await expect(page).toHaveURL(`/tracker?dialog=items%3A${id}&item=add`);
  await button(page, 'Add Item', 'Cancel').click();
  await expect(page).toHaveURL(`/tracker?dialog=items%3A${id}`);
  await button(page, title, 'Add Item').click();
  await expect(page).toHaveURL(`/tracker?dialog=items%3A${id}&item=add`);
  await page.goBack();
  await expect(dialog(page, 'Add Item')).toHaveCount(0);
  await expect(dialog(page, title)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/tracker');
});

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
  await expect(page.locator('.highlight-item video')).toBeVisible();
  const body = page.getByRole('dialog').locator('.modal-body');
  expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
