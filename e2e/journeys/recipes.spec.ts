import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { ask } from '../support/server';
import { expect, test } from '../support/test';
import { button, dialog } from '../support/users';

interface WireDish {
  id: number;
  title: string;
  image: string;
  ingredients: string;
  isActive: 'Y' | 'N';
}

interface WireCategory {
  id: number;
  title: string;
  dishesCategories: { id: number; title: string; dishes: WireDish[] }[];
}

const askTree = (page: Page) => ask<WireCategory[]>(page, 'dishes/list');

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const selected = (page: Page) => page.getByRole('tab', { selected: true });
const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const cards = (page: Page) => page.getByRole('article').getByRole('button', { name: /^(?!Actions for )/ });

async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Waits for the alert and takes it away. */
async function answerAlert(page: Page, text: string) {
  await expect(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function openRecipes(page: Page, address = '/recipes') {
  await openAs(page, ADMIN, address);
  await expect(cards(page).first()).toBeVisible();
  const tree = await askTree(page);
  return { tree, first: tree[0]!, second: tree[1]! };
}

const activeTitles = (dishes: WireDish[]) =>
  dishes.filter(({ isActive }) => isActive === 'Y').map(({ title }) => title);

test('the first sub category is selected; tabs show their active recipes, and the address follows', async ({
  page,
}) => {
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
});

test('inactive recipes are on no tab', async ({ page }) => {
  const { tree } = await openRecipes(page);
  const subs = tree.flatMap((category) => category.dishesCategories.map((sub) => ({ category, sub })));
  const { category, sub } = subs.find(({ sub: { dishes } }) => dishes.some(({ isActive }) => isActive === 'N'))!;
  await page.goto(`/recipes?category=${category.id}&subCategory=${sub.id}`);
  await expect(tab(page, sub.title)).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveText(activeTitles(sub.dishes));
});

test('the search looks through titles and offers to clear', async ({ page }) => {
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

test('Duplicate carries the picture over as a file', async ({ page, calls }) => {
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

test('a category is added by Add new, renamed and deleted; its neighbour takes its place', async ({ page, calls }) => {
  const { tree } = await openRecipes(page);
  await page.getByRole('button', { name: 'Add Category' }).click();
  const add = dialog(page, 'Add New Category / Sub Category');
  await add.getByLabel('Category', { exact: true }).selectOption('Add new');
  await expect(add.getByLabel('New category name')).toBeFocused();
  await page.keyboard.type('Festive');
  await page.keyboard.press('Enter');
  await expect(add.getByLabel('Category', { exact: true })).toBeFocused();
  await add.getByLabel('New sub category name').fill('Eid');
  await add.getByLabel('Image').setInputFiles(RECEIPT);
  await button(page, 'Add New Category / Sub Category', 'Save').dblclick();
  await tab(page, 'Festive').click();
  await expect(selected(page)).toHaveText(['Festive', 'Eid']);
  expect(calls.to('dishes/create/maincategory').map(({ fields }) => fields)).toEqual([
    { name: 'Festive', subCategoryName: 'Eid', image: 'receipt.png (image/png)' },
  ]);

  await page.getByRole('button', { name: 'Edit Festive' }).click();
  await dialog(page, 'Edit Category').getByLabel('Category name').fill('');
  await button(page, 'Edit Category', 'Save').click();
  await answerAlert(page, 'Category name is required.');
  await dialog(page, 'Edit Category').getByLabel('Category name').fill('Feasts');
  await button(page, 'Edit Category', 'Save').click();
  await answerAlert(page, 'Category updated successfully!');
  await expect(page.getByRole('button', { name: 'Edit Feasts' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete Feasts' }).click();
  await expect(dialog(page, 'Delete Category')).toContainText('Are you sure you want to delete this category?');
  await button(page, 'Delete Category', 'Delete').click();
  await answerAlert(page, 'Category deleted successfully!');
  await expect(tab(page, 'Feasts')).toHaveCount(0);
  await expect(selected(page).first()).toHaveText(tree.at(-1)!.title);
});

test('a sub category is renamed with a picture and deleted; its neighbour takes its place', async ({ page, calls }) => {
  const { first } = await openRecipes(page);
  const [sub, nextSub] = first.dishesCategories;
  await tab(page, sub!.title).click();
  await page.getByRole('button', { name: `Edit ${sub!.title}` }).click();
  await dialog(page, 'Edit Subcategory').getByLabel('Subcategory name').fill('Morning eggs');
  await dialog(page, 'Edit Subcategory').getByLabel('Image').setInputFiles(RECEIPT);
  await button(page, 'Edit Subcategory', 'Save').click();
  await answerAlert(page, 'Subcategory updated successfully!');
  await expect(tab(page, 'Morning eggs')).toBeVisible();
  expect(calls.to('categories/update/subcategory').map(({ fields }) => fields)).toEqual([
    { title: 'Morning eggs', image: 'receipt.png (image/png)', id: String(sub!.id) },
  ]);
  await page.getByRole('button', { name: 'Delete Morning eggs' }).click();
  await expect(dialog(page, 'Delete Subcategory')).toContainText('Are you sure you want to delete this subcategory?');
  await button(page, 'Delete Subcategory', 'Delete').click();
  await answerAlert(page, 'Subcategory deleted successfully!');
  await expect(selected(page)).toHaveText([first.title, nextSub!.title]);
});

test('a name that is taken is refused, and the dialog keeps its text', async ({ page, allowFailedLoads }) => {
  allowFailedLoads('dishes/create/category');
  const { first } = await openRecipes(page);
  await page.getByRole('button', { name: 'Add Category' }).click();
  const add = dialog(page, 'Add New Category / Sub Category');
  await add.getByLabel('Category', { exact: true }).selectOption(first.title);
  await add.getByLabel('New sub category name').fill(first.dishesCategories[0]!.title);
  await button(page, 'Add New Category / Sub Category', 'Save').click();
  await answerAlert(page, 'Failed to add sub category');
  await expect(add.getByLabel('New sub category name')).toHaveValue(first.dishesCategories[0]!.title);
});

test('the tools of a tab come on hover and on keyboard focus', async ({ page }) => {
  const { second } = await openRecipes(page);
  const tools = page.getByRole('button', { name: `Edit ${second.title}` }).locator('..');
  await expect(tools).toHaveCSS('opacity', '0');
  await tab(page, second.title).hover();
  await expect(tools).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(tools).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: `Edit ${second.title}` }).focus();
  await expect(tools).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Edit Category').getByLabel('Category name')).toHaveValue(second.title);
});

test('on a phone the tabs scroll in one row, and a link shows the selected one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { tree } = await openRecipes(page);
  const last = tree.at(-1)!;
  await page.goto(`/recipes?category=${last.id}`);
  await expect(tab(page, last.title)).toBeInViewport({ ratio: 1 });
  const places = await page
    .getByRole('tablist', { name: 'Categories', exact: true })
    .locator('..')
    .getByRole('tab')
    .all();
  const tops = await Promise.all(places.map(async (place) => Math.round((await place.boundingBox())!.y)));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
