import { answerAlert, card, cards, choose, selected } from '../support/cards';
import { RECEIPT } from '../support/files';
import { button, dialog, tab } from '../support/locators';
import { openRecipes, type WireDish } from '../support/recipes';
import { expect, test } from '../support/test';

const activeTitles = (dishes: WireDish[]) =>
  dishes.filter(({ isActive }) => isActive === 'Y').map(({ title }) => title);

test(
  'the first sub category is selected; tabs show their active recipes, and the address follows',
  { tag: '@matrix' },
  async ({ page }) => {
    const { first, second } = await openRecipes(page);
    const [sub, nextSub] = first.dishesCategories;
    await expect(selected(page)).toHaveText([first.title, sub!.title]);
    await expect(cards(page)).toHaveText(activeTitles(sub!.dishes));
    await tab(page, nextSub!.title).click();
    await expect(cards(page)).toHaveText(activeTitles(nextSub!.dishes));
    await expect(page).toHaveURL(`/recipes?subCategory=${nextSub!.id}`);
    await tab(page, second.title).click();
    await expect(selected(page)).toHaveText([second.title, second.dishesCategories[0]!.title]);
    await expect(page).toHaveURL(`/recipes?category=${second.id}`);
    await page.goBack();
    await expect(selected(page)).toHaveText([first.title, nextSub!.title]);
    await page.reload();
    await expect(cards(page)).toHaveText(activeTitles(nextSub!.dishes));
  },
);

test('inactive recipes are on no tab', { tag: '@matrix' }, async ({ page }) => {
  const { tree } = await openRecipes(page);
  const subs = tree.flatMap((category) => category.dishesCategories.map((sub) => ({ category, sub })));
  const { category, sub } = subs.find(({ sub: { dishes } }) => dishes.some(({ isActive }) => isActive === 'N'))!;
  await page.goto(`/recipes?category=${category.id}&subCategory=${sub.id}`);
  await expect(tab(page, sub.title)).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveText(activeTitles(sub.dishes));
});

test('the search looks through titles and offers to clear', { tag: '@matrix' }, async ({ page }) => {
  const { first } = await openRecipes(page);
  const titles = activeTitles(first.dishesCategories[0]!.dishes);
  const search = page.getByRole('searchbox', { name: 'Search recipes...' });
  await search.fill(titles[1]!.toUpperCase());
  await expect(cards(page)).toHaveText([titles[1]!]);
  await search.fill('no such dish');
  await expect(page.getByText(`Nothing matches “no such dish” in ${first.dishesCategories[0]!.title}.`)).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(cards(page)).toHaveText(titles);
});

test('the details open by keyboard, show each line as an item, and give the focus back', async ({ page }) => {
  const { first } = await openRecipes(page);
  const dish = first.dishesCategories[0]!.dishes[0]!;
  await card(page, dish.title).focus();
  await page.keyboard.press('Enter');
  const details = dialog(page, dish.title);
  const lines = dish.ingredients.split('\n').filter((line) => line.trim());
  await expect(details.getByRole('list', { name: 'Ingredients' }).getByRole('listitem')).toHaveText(lines);
  await expect(details.getByRole('term')).toContainText([
    'Category',
    'Sub Category',
    'Calories',
    'Protein',
    'Carbs',
    'Fat',
  ]);
  await expect(page).toHaveURL(`/recipes?dialog=details%3A${dish.id}`);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(card(page, dish.title)).toBeFocused();
});

test('a recipe is added with its picture, edited into another category, and deleted', async ({ page, calls }) => {
  const { first, second } = await openRecipes(page);
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  const form = dialog(page, 'Add New Recipe');
  await form.getByLabel('Category', { exact: true }).selectOption('');
  await button(page, 'Add New Recipe', 'Save').click();
  for (const [label, text] of Object.entries({
    'Recipe name': 'Recipe name is required.',
    Category: 'Category is required.',
    'Sub Category': 'Sub Category is required.',
    Ingredients: 'Ingredients are required.',
    'Cooking steps': 'Cooking steps are required.',
  }))
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(text));
  await form.getByLabel('Recipe name').fill(' Fig bowl ');
  await form.getByLabel('Category', { exact: true }).selectOption(first.title);
  await form.getByLabel('Sub Category').selectOption(first.dishesCategories[0]!.title);
  await form.getByLabel('Ingredients').fill('2 figs\noats');
  await form.getByLabel('Cooking steps').fill('Stir.');
  await form.getByLabel('Protein').fill('14');
  await form.getByLabel('Image').setInputFiles(RECEIPT);
  await button(page, 'Add New Recipe', 'Save').dblclick();
  await answerAlert(page, 'Recipe added successfully!');
  await expect(card(page, 'Fig bowl')).toBeVisible();
  expect(calls.to('dishes/create').map(({ fields }) => fields)).toEqual([
    {
      title: 'Fig bowl',
      categoryId: String(first.id),
      subCategoryId: String(first.dishesCategories[0]!.id),
      ingredients: '2 figs\noats',
      directions: 'Stir.',
      note: '',
      nutritions: 'protein 14',
      image: 'receipt.png (image/png)',
    },
  ]);

  await choose(page, 'Fig bowl', 'Edit');
  const edit = dialog(page, 'Edit Recipe');
  await edit.getByLabel('Category', { exact: true }).selectOption(second.title);
  await expect(edit.getByLabel('Sub Category')).toHaveValue('');
  await edit.getByLabel('Sub Category').selectOption(second.dishesCategories[0]!.title);
  await button(page, 'Edit Recipe', 'Save').click();
  await answerAlert(page, 'Recipe updated successfully!');
  await expect(card(page, 'Fig bowl')).toHaveCount(0);
  await tab(page, second.title).click();
  const picture = page.getByRole('article').filter({ hasText: 'Fig bowl' }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);

  await choose(page, 'Fig bowl', 'Delete');
  await expect(dialog(page, 'Delete Recipe')).toContainText('Are you sure you want to delete this recipe?');
  await button(page, 'Delete Recipe', 'Delete').click();
  await answerAlert(page, 'Recipe deleted successfully!');
  await expect(card(page, 'Fig bowl')).toHaveCount(0);
  expect(calls.to('dishes/delete')).toHaveLength(1);
});

test('Duplicate carries the picture over as a file', { tag: '@matrix' }, async ({ page, calls }) => {
  const { first } = await openRecipes(page);
  const dish = first.dishesCategories[0]!.dishes[0]!;
  const file = dish.image.split('/').at(-1)!;
  await choose(page, dish.title, 'Duplicate');
  await expect(dialog(page, 'Add New Recipe').getByLabel('Recipe name')).toHaveValue(`Copy of ${dish.title}`);
  await expect(button(page, 'Add New Recipe', `Remove ${file}`)).toBeVisible();
  await button(page, 'Add New Recipe', 'Save').click();
  await answerAlert(page, 'Recipe added successfully!');
  await expect(card(page, `Copy of ${dish.title}`)).toBeVisible();
  await expect(card(page, dish.title)).toBeVisible();
  expect(calls.to('dishes/create')[0]!.fields).toMatchObject({ image: `${file} (image/svg+xml)` });
});
