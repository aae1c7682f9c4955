import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { answerAlert, card, choose, selected } from '../support/cards';
import { RECEIPT } from '../support/files';
import { button, dialog, listsThere, tab } from '../support/locators';
import { openRecipes } from '../support/recipes';
import { expect, test } from '../support/test';

const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const marked = (page: Page) => page.locator('.is-marked');

test('a search that finds nothing here leads to where it does, by keyboard, and Back undoes it', async ({ page }) => {
  const { first } = await openRecipes(page);
  await page.getByRole('searchbox').fill('lentil');
  await expect(
    note(page, `Nothing matches “lentil” in ${first.dishesCategories[0]!.title}. Found elsewhere:`),
  ).toBeVisible();
  const places = page.getByRole('list', { name: 'Found elsewhere' }).getByRole('link');
  await expect(places).toHaveText([/^1 in Lunch › Soups.*Red lentil soup$/, /^1 in Dinner › Beans and vegetables/]);
  await places.first().focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Red lentil soup')).toBeFocused();
  await expect(selected(page)).toHaveText(['Lunch', 'Soups']);
  await expect(page).toHaveURL(/\?search=lentil&category=\d+&subCategory=\d+$/);
  await page.reload();
  await expect(card(page, 'Red lentil soup')).toBeVisible();
  await page.goBack();
  await expect(places).toHaveCount(2);
});

test('a recipe that moves says where it is now, and its link marks it there', async ({ page }) => {
  const { first, second } = await openRecipes(page);
  const dish = first.dishesCategories[0]!.dishes[0]!;
  await choose(page, dish.title, 'Edit');
  const edit = dialog(page, 'Edit Recipe');
  await edit.getByLabel('Category', { exact: true }).selectOption(second.title);
  await edit.getByLabel('Sub Category').selectOption(second.dishesCategories[0]!.title);
  await button(page, 'Edit Recipe', 'Save').click();
  await answerAlert(page, 'Recipe updated successfully!');
  const place = `${second.title} › ${second.dishesCategories[0]!.title}`;
  await expect(note(page, `${dish.title} is now in ${place}`)).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  await page.getByRole('link', { name: place }).click();
  await expect(marked(page)).toContainText(dish.title);
  await expect(card(page, dish.title)).toBeFocused();
  await expect(card(page, dish.title)).toBeInViewport();
  await expect(marked(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
});

test('a new supplement starts in the shown folder and is marked in sight; help in another category says where it is', async ({
  page,
}) => {
  await openAs(page, ADMIN, '/supplements');
  await page.getByRole('tab').nth(1).click();
  const folder = await page.getByRole('tab').nth(1).textContent();
  await page.getByRole('button', { name: 'Add Supplement' }).click();
  const form = dialog(page, 'Add Supplement');
  await expect(form.getByLabel('Folder').locator('option:checked')).toHaveText(folder!);
  await form.getByLabel('Title').fill('Spearmint capsules');
  await button(page, 'Add Supplement', 'Save').click();
  await expect(marked(page)).toContainText('Spearmint capsules');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto('/how-to-use?dialog=add');
  const help = dialog(page, 'Add Content');
  await listsThere(help);
  const categories = help.getByLabel('Category').locator('option');
  const other = (await categories.last().textContent())!;
  await help.getByLabel('Title').fill('Weigh in');
  await help.getByLabel('Category').selectOption(other);
  await help.getByLabel('Description').fill('How to weigh in.');
  await help.getByLabel('Image or video').setInputFiles(RECEIPT);
  await button(page, 'Add Content', 'Save').click();
  await expect(note(page, `Weigh in was added to ${other}`)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note(page, 'Weigh in was added')).toHaveCount(0);
});

test('a new recipe starts where one is; deleting a category says what goes with it', async ({ page }) => {
  const { second } = await openRecipes(page);
  await tab(page, second.title).click();
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  const form = dialog(page, 'Add New Recipe');
  await expect(form.getByLabel('Category', { exact: true })).toHaveValue(String(second.id));
  await expect(form.getByLabel('Sub Category')).toHaveValue(String(second.dishesCategories[0]!.id));
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: `Delete ${second.title}`, exact: true }).click();
  const question = dialog(page, 'Delete Category');
  await expect(question).toContainText('Are you sure you want to delete this category?');
  const parts = question.getByRole('list', { name: 'What goes with it' }).getByRole('listitem');
  await expect(parts).toHaveText([/^\d+ sub categories/, /^\d+ recipes/, /^\d+ diet plans?/]);
});

test(
  'the palette finds records of sections that were not visited, and asks for each list once',
  { tag: '@matrix' },
  async ({ page, calls }) => {
    await openAs(page, ADMIN, '/profile');
    await page.keyboard.press('ControlOrMeta+k');
    const input = page.getByRole('combobox', { name: 'Go to, add or find' });
    await input.fill('red lentil');
    await page
      .getByRole('option', { name: /^Red lentil soup/ })
      .first()
      .click();
    await expect(dialog(page, 'Red lentil soup')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Red lentil soup')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+k');
    await input.fill('berberine');
    await expect(page.getByRole('option', { name: /^Berberine/ })).toBeVisible();
    expect(calls.to('supplements/list')).toHaveLength(1);
  },
);
