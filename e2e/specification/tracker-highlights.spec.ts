import { type Page } from '@playwright/test';
import { choose } from '../support/cards';
import { RECEIPT } from '../support/files';
import { button, dialog } from '../support/locators';
import { expect, test } from '../support/test';
import { card, openHighlights } from '../support/tracker';

const FILM = 'src/mirage/media/highlights/coach-hello.mp4';

const item = (page: Page, caption: string) =>
  page.getByRole('dialog').getByRole('article').filter({ hasText: caption });

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
    .poll(() => page.locator('.highlight-item video[controls]').evaluate((film: HTMLVideoElement) => film.currentTime))
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

test(
  'Back closes an item’s dialog and then the highlight’s; a closed one does not come back',
  { tag: '@matrix' },
  async ({ page }) => {
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
  },
);
