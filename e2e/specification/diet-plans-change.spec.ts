import { type Page } from '@playwright/test';
import { answerAlert, card, choose } from '../support/cards';
import { openPlans, type WireCategory } from '../support/dietPlans';
import { RECEIPT } from '../support/files';
import { button, dialog, tab } from '../support/locators';
import { expect, test } from '../support/test';

async function fillPlan(page: Page, title: string, category: WireCategory) {
  const form = dialog(page, 'Add New Diet-Plan');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Meal type').selectOption('3 meal');
  await form.getByLabel('Category', { exact: true }).selectOption(category.title);
  await form.getByLabel('Sub Category').selectOption(category.dishesCategories[0]!.title);
  await form.getByRole('checkbox', { name: '1700 kcal' }).check();
  await form.getByLabel('Ingredients').fill('1 cup barley\n2 carrots');
  await form.getByLabel('Cooking steps').fill('Boil.\nServe.');
  for (const name of ['Calories', 'Protein', 'Carbs', 'Fat']) await form.getByLabel(name).fill('12');
}

test('a plan is added with its picture, edited into another category, and deleted', async ({ page, calls }) => {
  const { first, second } = await openPlans(page);
  await page.getByRole('button', { name: 'Add Diet Plan' }).click();
  const form = dialog(page, 'Add New Diet-Plan');
  await expect(form.getByLabel('Meal type')).toHaveValue('3 meal');
  for (const label of ['Meal type', 'Category']) await form.getByLabel(label, { exact: true }).selectOption('');
  await button(page, 'Add New Diet-Plan', 'Save').click();
  for (const label of ['Title', 'Meal type', 'Sub Category', 'Calories', 'Protein', 'Carbs', 'Fat'])
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^${label} is required\\.`));
  await expect(form.getByLabel('Ingredients')).toHaveAccessibleDescription(
    'Ingredients is required. 0 / 10,000 max characters',
  );
  await expect(form.getByText('At least one Kcal must be selected.')).toBeVisible();
  await fillPlan(page, 'Barley pot', first);
  await form.getByLabel('Image').setInputFiles(RECEIPT);
  await button(page, 'Add New Diet-Plan', 'Save').dblclick();
  await answerAlert(page, 'Diet plan added successfully!');
  await expect(card(page, 'Barley pot')).toBeVisible();
  expect(calls.to('meals/create').map(({ fields }) => fields)).toEqual([
    {
      ...{ image: 'receipt.png (image/png)', title: 'Barley pot', mealType: '3 meal', kcal: '1700', note: '' },
      ...{ category: String(first.id), subCategory: String(first.dishesCategories[0]!.id) },
      ...{ ingredients: '1 cup barley\n2 carrots', directions: 'Boil.\nServe.' },
      ...{ calories: '12', protein: '12', carbs: '12', fat: '12' },
    },
  ]);

  await choose(page, 'Barley pot', 'Edit');
  const edit = dialog(page, 'Edit Diet-Plan');
  await expect(edit.getByLabel('Ingredients')).toHaveValue('1 cup barley\n2 carrots');
  await edit.getByLabel('Category', { exact: true }).selectOption(second.title);
  await expect(edit.getByLabel('Sub Category')).toHaveValue('');
  await edit.getByLabel('Sub Category').selectOption(second.dishesCategories[0]!.title);
  await button(page, 'Edit Diet-Plan', 'Save').click();
  await answerAlert(page, 'Diet plan updated successfully!');
  await expect(card(page, 'Barley pot')).toHaveCount(0);
  await tab(page, second.title).click();
  await expect(card(page, 'Barley pot')).toBeVisible();

  await choose(page, 'Barley pot', 'Delete');
  await expect(page.getByText('Are you sure you want to delete this diet plan?')).toBeVisible();
  await button(page, 'Delete Diet Plan', 'Delete').click();
  await answerAlert(page, 'Diet plan deleted successfully!');
  await expect(card(page, 'Barley pot')).toHaveCount(0);
});

test('Duplicate carries the picture over as a file', { tag: '@matrix' }, async ({ page, calls }) => {
  const { first, titlesIn } = await openPlans(page);
  const title = titlesIn(first.dishesCategories[0]!)[0]!;
  await choose(page, title, 'Duplicate');
  const form = dialog(page, 'Add New Diet-Plan');
  await expect(form.getByLabel('Title')).toHaveValue(`Copy of ${title}`);
  await expect(form.getByRole('button', { name: /^Remove / })).toBeVisible();
  await button(page, 'Add New Diet-Plan', 'Save').click();
  await answerAlert(page, 'Diet plan added successfully!');
  expect(calls.to('meals/create')[0]!.fields.image).toMatch(/\.svg \(image\/svg\+xml\)$/);
  const picture = page
    .getByRole('article')
    .filter({ has: card(page, `Copy of ${title}`) })
    .locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('Esc and Back ask before typed text is lost, Cancel does not', { tag: '@matrix' }, async ({ page }) => {
  await openPlans(page);
  await page.getByRole('button', { name: 'Add Diet Plan' }).click();
  const form = dialog(page, 'Add New Diet-Plan');
  await form.getByLabel('Title').fill('Barley pot');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await button(page, 'Discard changes?', 'Keep editing').click();
    await expect(form.getByLabel('Title')).toHaveValue('Barley pot');
  }
  await button(page, 'Add New Diet-Plan', 'Cancel').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Diet Plan' })).toBeFocused();
});

test('a text beyond the hint is counted, kept and saved', { tag: '@matrix' }, async ({ page, calls }) => {
  const { first } = await openPlans(page);
  await page.getByRole('button', { name: 'Add Diet Plan' }).click();
  await fillPlan(page, 'Long plan', first);
  const text = 'Stir slowly.\n'.repeat(1000);
  await dialog(page, 'Add New Diet-Plan').getByLabel('Cooking steps').fill(text);
  await expect(page.getByText('13,000 / 10,000 max characters')).toBeVisible();
  await button(page, 'Add New Diet-Plan', 'Save').click();
  await answerAlert(page, 'Diet plan added successfully!');
  expect(calls.to('meals/create')[0]!.fields.directions).toBe(text);
});
