import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { button, dialog } from '../support/locators';
import { storedPicture, takePhoto } from '../support/photo';
import { expect, test } from '../support/test';
import { openHighlights } from '../support/tracker';
import { fillNewUser, rowOf } from '../support/users';

const ADD = 'Add New Banner';
const form = (page: Page) => dialog(page, ADD);
const image = (page: Page) => form(page).getByLabel('Image', { exact: true });

async function addBanner(page: Page) {
  await openAs(page, ADMIN, '/banners?dialog=add');
  await form(page).getByLabel('Link').fill('petal.example/new');
}

test('a picture that is pasted while the field has the focus is taken, wherever the browser tells of it', async ({
  page,
}) => {
  await addBanner(page);
  await image(page).focus();
  const { name, mimeType, buffer } = await takePhoto(page);
  await page.evaluate(
    ([name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], name, { type }));
      const paste = new Event('paste', { bubbles: true, cancelable: true });
      document.body.dispatchEvent(Object.defineProperty(paste, 'clipboardData', { value: clipboardData }));
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );
  await expect(form(page)).toContainText('photo.jpg');
});

test('a HEIC picture is refused with advice', async ({ page }) => {
  await addBanner(page);
  await image(page).setInputFiles({ name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
  await expect(form(page).getByText(/^This file type is not accepted: IMG_7\.HEIC\. .*Most Compatible/)).toBeVisible();
  await expect(form(page).getByText('choose a file')).toBeVisible();
});

test('a proof of payment is sent as it is', async ({ page }) => {
  await openAs(page, ADMIN, '/users?dialog=add');
  const photo = await takePhoto(page);
  const person = { firstName: 'Nadia', lastName: 'Rahimi', email: 'nadia.rahimi@mail.com' };
  await fillNewUser(page, person.email);
  await dialog(page, 'Add New User').getByLabel('Transaction image').setInputFiles(photo);
  await expect(dialog(page, 'Add New User').getByText('photo.jpg')).toBeVisible();
  await expect(dialog(page, 'Add New User').getByRole('button', { name: /^Adjust/ })).toHaveCount(0);
  await button(page, 'Add New User', 'Save').click();
  await expect(dialog(page, 'Add New User')).toHaveCount(0);
  await rowOf(page, person).getByRole('button', { name: 'Actions for Nadia Rahimi' }).click();
  await page.getByRole('menuitem', { name: 'Transaction' }).click();
  const proof = page.getByRole('img', { name: 'Payment' });
  await expect(proof).toBeVisible();
  const stored = await storedPicture(page, (await proof.getAttribute('src'))!);
  expect(stored.size).toBe(photo.buffer.length);
  expect(stored.facts).toMatchObject({ width: 2400, height: 1800, hasLocation: true });
});

test('a film fills in its length, unless somebody typed one', async ({ page }) => {
  await openHighlights(page);
  await page.getByRole('button', { name: 'Add HighLights' }).click();
  const add = dialog(page, 'Add Highlight');
  const duration = add.getByLabel('Duration');
  await add.getByLabel('Media').setInputFiles('src/mirage/media/highlights/coach-hello.mp4');
  await expect(duration).toHaveValue(/^[1-9]\d*(\.\d)?$/);
  await expect(duration).toHaveAccessibleDescription('seconds The length of the film.');
  const length = await duration.inputValue();
  await add.getByLabel('Media').setInputFiles('src/mirage/media/exercises/cat-cow.mp4');
  await expect(duration).not.toHaveValue(length);
  await duration.fill('12');
  await expect(duration).toHaveAccessibleDescription('seconds');
  await add.getByLabel('Media').setInputFiles('src/mirage/media/highlights/coach-hello.mp4');
  const film = add.getByLabel('Preview of coach-hello.mp4');
  await expect.poll(() => film.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0);
  await expect(duration).toHaveValue('12');
});
