import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { button, dialog } from '../support/locators';
import { storedPicture, takePhoto } from '../support/photo';
import { expect, test } from '../support/test';

const ADD = 'Add New Banner';
const form = (page: Page) => dialog(page, ADD);
const image = (page: Page) => form(page).getByLabel('Image', { exact: true });
const tools = (page: Page) => form(page).getByRole('group', { name: 'Adjust photo.jpg' });

async function addBanner(page: Page) {
  await openAs(page, ADMIN, '/banners?dialog=add');
  await form(page).getByLabel('Link').fill('petal.example/new');
}

async function saveBanner(page: Page) {
  await button(page, ADD, 'Save').click();
  await expect(form(page)).toHaveCount(0);
  const picture = page.getByRole('row', { name: /petal\.example\/new/ }).getByRole('img');
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  return (await picture.getAttribute('src'))!;
}

test('a photo is sent upright, no larger than 1600 px, and without the place where it was taken', async ({ page }) => {
  await addBanner(page);
  const photo = await takePhoto(page);
  await image(page).setInputFiles(photo);
  await expect(form(page)).toContainText(
    /photo\.jpg[\d.]+ [kM]B instead of [\d.]+ [kM]B, 1200 × 1600, location removed/,
  );
  const stored = await storedPicture(page, await saveBanner(page));
  expect(stored.facts).toMatchObject({ type: 'image/jpeg', width: 1200, height: 1600, hasLocation: false });
  expect(stored.isBlue).toBe(true);
  expect(stored.size).toBeLessThan(photo.buffer.length);
});

test('Save waits for a photo that is being prepared', { tag: '@matrix' }, async ({ page, calls }) => {
  await addBanner(page);
  await image(page).setInputFiles(await takePhoto(page));
  const stored = await storedPicture(page, await saveBanner(page));
  expect(stored.facts).toMatchObject({ width: 1200, height: 1600, hasLocation: false });
  expect(calls.to('banners/create')).toHaveLength(1);
});

test('a photo is turned and cropped to the shape of the banner, by keyboard', async ({ page }) => {
  await addBanner(page);
  await image(page).setInputFiles(await takePhoto(page));
  const adjust = button(page, ADD, 'Adjust photo.jpg');
  await adjust.press('Enter');
  await expect(tools(page).getByRole('group', { name: /^Place of the crop/ })).toBeVisible();
  await expect(form(page)).toContainText('1600 × 533');
  await tools(page).getByRole('button', { name: 'Rotate right' }).press('Enter');
  await expect(form(page)).toContainText('1600 × 533'); // turned it lies, and is as wide
  const place = tools(page).getByRole('group', { name: /^Place of the crop/ });
  const corner = tools(page).getByRole('button', { name: /lower right corner/ });
  await expect(place).toBeVisible();
  // Turned clockwise the blue quarter is the upper right one.
  for (let press = 0; press < 3; press += 1) await place.press('Control+ArrowUp');
  for (let press = 0; press < 5; press += 1) await corner.press('Shift+ArrowLeft');
  await expect(form(page)).not.toContainText('1600 × 533');
  await tools(page).getByRole('button', { name: 'Done' }).press('Enter');
  await expect(tools(page)).toHaveCount(0);
  await expect(adjust).toBeFocused();
  const { facts, isBlue } = await storedPicture(page, await saveBanner(page), { x: 0.95, y: 0.1 });
  expect(facts!.width / facts!.height).toBeCloseTo(3, 1);
  expect(facts!.width).toBeLessThan(1600);
  expect(isBlue).toBe(true);
});

test('Use as it is takes every change back', { tag: '@matrix' }, async ({ page }) => {
  await addBanner(page);
  await image(page).setInputFiles(await takePhoto(page));
  await button(page, ADD, 'Adjust photo.jpg').click();
  await expect(form(page)).toContainText('1600 × 533');
  await tools(page).getByRole('button', { name: 'Use as it is' }).click();
  await expect(form(page)).toContainText('1200 × 1600');
  expect((await storedPicture(page, await saveBanner(page))).facts).toMatchObject({ width: 1200, height: 1600 });
});

test(
  'another picture, or none, takes the place of one that is being prepared',
  { tag: '@matrix' },
  async ({ page }) => {
    await addBanner(page);
    const photo = await takePhoto(page);
    await image(page).setInputFiles(photo);
    await image(page).setInputFiles(RECEIPT);
    await expect(form(page)).toContainText(/receipt\.png[\d.]+ k?B, 48 × 48/);
    await image(page).setInputFiles(photo);
    await button(page, ADD, 'Remove photo.jpg').click();
    await expect(form(page).getByText('choose a file')).toBeVisible();
    await image(page).setInputFiles(photo);
    await button(page, ADD, 'Cancel').click();
    await expect(form(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Add Banner' }).click();
    await expect(form(page).getByText('choose a file')).toBeVisible();
  },
);

test('a picture that cannot be read says so, and asks before it tells where it was taken; what was typed stays', async ({
  page,
  calls,
}) => {
  await addBanner(page);
  const { buffer: whole } = await takePhoto(page);
  const exif = whole.subarray(0, 4 + whole.readUInt16BE(4));
  const broken = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([exif, whole.subarray(-2)]) };
  await image(page).setInputFiles(broken);
  const problem = 'This picture cannot be shown here; it can still be saved, with the place where it was taken.';
  await expect(form(page).getByText(problem)).toBeVisible();
  await expect(form(page).getByLabel('Link')).toHaveValue('petal.example/new');
  await button(page, ADD, 'Save').click();
  await button(page, 'Send the place too?', 'Keep editing').click();
  await expect(button(page, ADD, 'Save')).toBeFocused();
  expect(calls.to('banners/create')).toHaveLength(0);
  await button(page, ADD, 'Save').click();
  await button(page, 'Send the place too?', 'Send it as it is').click();
  await expect(form(page)).toHaveCount(0);
  expect(calls.to('banners/create')[0]!.fields).toMatchObject({ image: 'photo.jpg (image/jpeg)' });
});
