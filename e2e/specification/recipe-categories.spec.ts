import { answerAlert, selected } from '../support/cards';
import { RECEIPT } from '../support/files';
import { button, dialog, tab } from '../support/locators';
import { openRecipes } from '../support/recipes';
import { expect, test } from '../support/test';

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

test(
  'a sub category is renamed with a picture and deleted; its neighbour takes its place',
  { tag: '@matrix' },
  async ({ page, calls }) => {
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
  },
);

test(
  'a name that is taken is refused, and the dialog keeps its text',
  { tag: '@matrix' },
  async ({ page, allowFailedLoads }) => {
    allowFailedLoads('dishes/create/category');
    const { first } = await openRecipes(page);
    await page.getByRole('button', { name: 'Add Category' }).click();
    const add = dialog(page, 'Add New Category / Sub Category');
    await add.getByLabel('Category', { exact: true }).selectOption(first.title);
    await add.getByLabel('New sub category name').fill(first.dishesCategories[0]!.title);
    await button(page, 'Add New Category / Sub Category', 'Save').click();
    await answerAlert(page, 'Failed to add sub category');
    await expect(add.getByLabel('New sub category name')).toHaveValue(first.dishesCategories[0]!.title);
  },
);

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
