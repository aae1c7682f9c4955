import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { answerAlert } from '../support/cards';
import { dialog } from '../support/locators';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/test';

const SOUP = 'Red lentil soup';

const list = (page: Page, reason: string) => page.getByRole('list', { name: new RegExp(`^${reason}`) });
const edit = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const calories = (page: Page) => dialog(page, 'Edit Recipe').getByLabel('Calories');

/** Waits until all files are tried. */
const checked = (page: Page, text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

test.beforeEach(({ allowFailedLoads }) => allowFailedLoads('/media/'));

test('from the count to the mended record by mouse', async ({ page }) => {
  await openAs(page, ADMIN, '/recipes');
  await page.getByRole('link', { name: 'Checks: 4 findings' }).click();
  await checked(page, /^6 findings in 64 recipes$/);
  await expect(page).toHaveURL('/recipes?view=checks');
  await expect(list(page, 'No picture').getByRole('listitem')).toHaveText([
    /Iced hibiscus tea.*No picture was stored/,
    /Prawn stir-fry.*The stored picture prawns-2\.jpg does not load/,
  ]);
  expect(await axeFinds(page)).toEqual([]);
  await edit(page, `Edit calories of ${SOUP}`).click();
  await expect(calories(page)).toBeFocused();
  await expect(page.getByText('The nutrients come to about 310 kcal, 200 fewer than written.')).toBeInViewport();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use 310' }).click();
  await expect(calories(page)).toHaveValue('310');
  await expect(calories(page)).toBeFocused();
  await dialog(page, 'Edit Recipe').getByRole('button', { name: 'Save' }).click();
  await answerAlert(page, 'Recipe updated successfully!');
  await expect(edit(page, `Edit calories of ${SOUP}`)).toHaveCount(0);
  await checked(page, /^5 findings in 64 recipes$/);
  await page.getByRole('button', { name: 'Back to Recipes' }).click();
  await expect(page.getByRole('link', { name: 'Checks: 5 findings' })).toBeVisible();
});

test('from the palette to the mended record by keyboard, and the neighbour has the focus', async ({ page }) => {
  await openAs(page, ADMIN, '/dashboard');
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('checks recipes');
  await page.keyboard.press('Enter');
  await checked(page, /^6 findings in 64 recipes$/);
  await edit(page, `Edit calories of ${SOUP}`).focus();
  await page.keyboard.press('Enter');
  await expect(calories(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('310');
  await expect(page.getByText(/^The nutrients come to/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await answerAlert(page, 'Recipe updated successfully!');
  await expect(page.getByRole('button', { name: 'Accept for Mango turmeric lassi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo for Mango turmeric lassi' })).toBeFocused();
  await checked(page, /^4 findings in 64 recipes$/);
  await page.goBack();
  await page.goForward();
  await page.getByRole('button', { name: 'Show what was accepted' }).press('Enter');
  await page.getByRole('button', { name: 'Check again: Mango turmeric lassi' }).press('Enter');
  await checked(page, /^5 findings in 64 recipes$/);
});

test('on a phone a finding leads to its field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, HIRA, '/recipes?view=checks');
  await edit(page, `Edit calories of ${SOUP}`).click();
  await expect(calories(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Use 310' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** What each section finds: the finding's link, and the dialog and field to which it leads. */
const FIRST = [
  ['/diet-plans', 'Edit fat of Banana bread slice', 'Edit Diet-Plan', 'Fat'],
  ['/workouts', 'Add exercise to Day 6 · Gentle cardio', 'Add New Workout', 'Exercise'],
  ['/supplements', 'Edit link of Selenium', 'Edit Supplement', 'External link'],
  ['/notifications', 'Add users to Ramadan group', 'Edit Folder', 'Folder name'],
  ['/plans', 'Edit discount of Winter offer', 'Edit Plan', 'Discount amount'],
  ['/banners', 'Edit link of the cycle diary', 'Edit Banner', 'Link'],
  ['/how-to-use', 'Edit film of Breathe with the movement', 'Edit Content', 'Image or video'],
] as const;

/** A figure, something to add, and a link. */
const KINDS = ['/diet-plans', '/workouts', '/banners'];

for (const [address, name, title, field] of sample(FIRST, ([each]) => KINDS.includes(each)))
  test(`${address} finds its fault and leads to the field`, async ({ page }) => {
    await openAs(page, ADMIN, `${address}?view=checks`);
    await edit(page, name).click();
    await expect(dialog(page, title).getByLabel(field, { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(edit(page, name)).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === address && !url.searchParams.has('dialog'));
  });
