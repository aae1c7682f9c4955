import { type Page } from '@playwright/test';
import { ADMIN, openAs, SARA } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { button, dialog, toast } from '../support/locators';
import { expect, test } from '../support/test';

const EDIT = 'Edit Profile';

const profile = (page: Page) => page.getByRole('region', { name: 'Profile' });
const whoLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('the name in the top bar leads to the profile', async ({ page }) => {
  await openAs(page, ADMIN);
  await whoLink(page, 'Amina Rahman').click();
  await expect(page).toHaveURL('/profile');
  for (const text of ['amina@petal.app', '38', '+44 7700 900100', 'Dietitian and founder of the practice.'])
    await expect(profile(page)).toContainText(text);
});

test('what is not known reads N/A and No bio available.', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, SARA, '/profile');
  await expect(profile(page).locator('div', { hasText: /^AgeN\/A$/ })).toBeVisible();
  await expect(profile(page)).toContainText('No bio available.');
});

test('an edited profile is sent once, seen at once, and kept by a reload', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/profile');
  await page.getByRole('button', { name: EDIT }).click();
  const form = dialog(page, EDIT);
  await form.getByLabel('First name').fill(' Amna ');
  await form.getByLabel('Age', { exact: true }).fill('200');
  await button(page, EDIT, 'Save').click();
  await expect(form.getByLabel('Age', { exact: true })).toHaveAccessibleDescription(
    'Age must be a whole number from 1 to 120.',
  );
  await form.getByLabel('Age', { exact: true }).fill('39');
  await form.getByLabel('About').fill('Coach.\nMother of two.');
  await form.getByLabel('Image').setInputFiles(RECEIPT);
  await button(page, EDIT, 'Save').dblclick();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(dialog(page, EDIT)).toHaveCount(0);
  await expect(whoLink(page, 'Amna Rahman')).toBeVisible();
  expect(calls.to('users/update/profile').map(({ fields }) => fields)).toMatchObject([
    { firstName: 'Amna', lastName: 'Rahman', age: '39', about: 'Coach.\nMother of two.' },
  ]);
  const picture = profile(page).getByRole('img', { name: 'Picture of Amna Rahman' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  await page.reload();
  await expect(whoLink(page, 'Amna Rahman')).toBeVisible();
  await expect(profile(page)).toContainText('Mother of two.');
});

test('the email of another person is refused in the server’s words, and the form stays', async ({
  page,
  allowFailedLoads,
}) => {
  allowFailedLoads('users/update/profile');
  await openAs(page, ADMIN, '/profile?dialog=edit');
  await dialog(page, EDIT).getByLabel('Email').fill('hira@petal.app');
  await button(page, EDIT, 'Save').click();
  await expect(toast(page, 'A person with this email already exists.')).toBeVisible();
  await expect(dialog(page, EDIT).getByLabel('Email')).toHaveValue('hira@petal.app');
});

test('on a phone the form can be used with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, ADMIN, '/profile');
  await page.getByRole('button', { name: EDIT }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, EDIT).getByLabel('First name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Amna');
  await page.keyboard.press('Enter');
  await expect(dialog(page, EDIT)).toHaveCount(0);
  await expect(page.getByRole('button', { name: EDIT })).toBeFocused();
  await expect(profile(page)).toContainText('Amna Rahman');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
