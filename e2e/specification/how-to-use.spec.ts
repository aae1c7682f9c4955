import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { card, cards, choose } from '../support/cards';
import { RECEIPT } from '../support/files';
import { button, dialog, tab, toast } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface WireCategory {
  id: number;
  title: string;
  howTouses: { title: string }[];
}

const FILM = 'src/mirage/media/highlights/kitchen-tour.mp4';

/** The whole card, with its texts and its media. */
const wholeCard = (page: Page, title: string) => page.getByRole('article').filter({ has: card(page, title) });

async function openHelp(page: Page) {
  await openAs(page, ADMIN, '/how-to-use');
  await expect(cards(page).first()).toBeVisible();
  const { howToUse } = await ask<{ howToUse: WireCategory[] }>(page, 'howToUse/list');
  return { first: howToUse[0]!, second: howToUse[1]! };
}

test('a film plays on its card, and does not open the details', async ({ page }) => {
  const { first } = await openHelp(page);
  const { title } = first.howTouses[0]!;
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: `Play ${title}`, exact: true }).click();
  const film = wholeCard(page, title).locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a content is added with the address of a film, edited to a picture, and deleted', async ({ page, calls }) => {
  const { first } = await openHelp(page);
  await page.getByRole('button', { name: 'Add Content' }).click();
  const add = dialog(page, 'Add Content');
  await expect(add.getByLabel('Category')).toHaveValue(String(first.id));
  await button(page, 'Add Content', 'Save').click();
  for (const message of ['Title is required', 'Description is required', 'Video URL or Image is required'])
    await expect(add.getByText(message, { exact: true })).toBeVisible();
  await add.getByLabel('Title').fill(' Pause the plan ');
  await add.getByLabel('Description').fill('Open Profile.\nTap Pause.');
  await add.getByLabel('Video URL').fill('javascript:alert(1)');
  await button(page, 'Add Content', 'Save').click();
  await expect(add.getByText('Video URL must be a web address')).toBeVisible();
  await add.getByLabel('Video URL').fill('films.example/pause.mp4');
  await button(page, 'Add Content', 'Save').dblclick();
  await expect(page.getByRole('button', { name: 'Play Pause the plan' })).toBeVisible();
  expect(calls.to('howToUse/create').map(({ fields }) => fields)).toEqual([
    {
      media: 'https://films.example/pause.mp4',
      categoryId: String(first.id),
      title: 'Pause the plan',
      description: 'Open Profile.\nTap Pause.',
    },
  ]);

  await choose(page, 'Pause the plan', 'Edit');
  const edit = dialog(page, 'Edit Content');
  await expect(edit.getByLabel('Video URL')).toHaveValue('https://films.example/pause.mp4');
  await edit.getByLabel('Image or video').setInputFiles(RECEIPT);
  await button(page, 'Edit Content', 'Save').click();
  const picture = wholeCard(page, 'Pause the plan').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  expect(calls.to('howToUse/update')[0]!.fields).toMatchObject({ media: 'receipt.png (image/png)' });

  await choose(page, 'Pause the plan', 'Delete');
  await expect(dialog(page, 'Confirm Delete')).toContainText(
    'Are you sure you want to delete this content? This action cannot be undone.',
  );
  await button(page, 'Confirm Delete', 'Delete').dblclick();
  await expect(wholeCard(page, 'Pause the plan')).toHaveCount(0);
  expect(calls.to('howToUse/delete')).toHaveLength(1);
});

test('an uploaded film is a film on its card', async ({ page }) => {
  await openHelp(page);
  await page.getByRole('button', { name: 'Add Content' }).click();
  const add = dialog(page, 'Add Content');
  await add.getByLabel('Title').fill('Our kitchen');
  await add.getByLabel('Description').fill('Where everything stands.');
  await add.getByLabel('Image or video').setInputFiles(FILM);
  await button(page, 'Add Content', 'Save').click();
  await page.getByRole('button', { name: 'Play Our kitchen' }).click();
  const film = wholeCard(page, 'Our kitchen').locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
});

test(
  'a new category shows at once and takes the first content; a taken name is refused',
  { tag: '@matrix' },
  async ({ page, allowFailedLoads }) => {
    allowFailedLoads('howToUse/createCategory');
    const { second } = await openHelp(page);
    await page.getByRole('button', { name: 'Add Category' }).click();
    const add = dialog(page, 'Add Category');
    await button(page, 'Add Category', 'Save').click();
    await expect(add.getByLabel('Category title')).toHaveAccessibleDescription('Category title is required');
    await add.getByLabel('Category title').fill(second.title.toUpperCase());
    await button(page, 'Add Category', 'Save').click();
    await expect(toast(page, 'A category with this name already exists.')).toBeVisible();
    await add.getByLabel('Category title').fill('Travelling');
    await button(page, 'Add Category', 'Save').dblclick();
    await tab(page, 'Travelling').click();
    await expect(page.getByText('No content found for this category')).toBeVisible();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Add Content' }).click();
    await expect(dialog(page, 'Add Content').getByLabel('Category').locator('option:checked')).toHaveText('Travelling');
  },
);
