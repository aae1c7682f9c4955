import { expect } from '@playwright/test';
import { dialog } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

const openRecipesDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/recipes', address, name, text);

const ADD_CATEGORY = 'Add New Category / Sub Category';

/** The screen with the first rows of the seed data, and every dialog of it and of the category tree. */
export const RECIPES: Visits = {
  recipes: async (page) => {
    await page.goto('/recipes');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'recipes, nothing found': async (page) => {
    await page.getByRole('searchbox').fill('no such dish');
    await visible(page, /^Nothing matches/);
  },
  'card menu': async (page) => {
    await page.goto('/recipes');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  },
  'tab tools': async (page) => {
    await page.goto('/recipes');
    await page.getByRole('tab', { selected: false }).first().hover();
  },
  'checks of recipes': async (page) => {
    await page.goto('/recipes?view=checks');
    await visible(page, /^6 findings in 64 recipes$/);
  },
  'checks, one accepted and shown': async (page) => {
    await page.getByRole('button', { name: 'Accept for Iced hibiscus tea' }).click();
    await page.getByRole('button', { name: 'Show what was accepted' }).click();
    await expect(page.getByRole('list', { name: 'Accepted' })).toBeVisible();
  },
  'bringing recipes in': async (page) => {
    await page.goto('/recipes?view=bring-in');
    await expect(page.getByLabel('Paste')).toBeVisible();
  },
  'a recipe that was read, with a line that was not understood': async (page) => {
    await page
      .getByLabel('Paste')
      .fill('Soup\nLunch › Soups\nGI low, after training\n240 kcal\n\nIngredients\n200 g lentils\n\nSteps\nBoil.');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await visible(page, '1 line not understood');
  },
  'hint in a form': async (page) => {
    await page.goto('/recipes?view=checks&dialog=edit.calories:32');
    await expect(dialog(page, 'Edit Recipe')).toBeVisible();
  },
  'recipe details': async (page) => {
    await page.goto('/recipes?dialog=details:1');
    await expect(page.getByRole('dialog').getByText('Cooking steps')).toBeVisible();
  },
  'add recipe dialog with errors': async (page) => {
    await openRecipesDialog('add', 'Add New Recipe', 'Recipe name')(page);
    await dialog(page, 'Add New Recipe').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Recipe name is required.');
  },
  'recipes, found in other places': async (page) => {
    await page.goto('/recipes?search=lentil');
    await expect(page.getByRole('list', { name: 'Found elsewhere' })).toBeVisible();
  },
  'a recipe saved out of sight': async (page) => {
    await openRecipesDialog('edit:1', 'Edit Recipe', 'Recipe name')(page);
    await dialog(page, 'Edit Recipe').getByLabel('Category', { exact: true }).selectOption('Dinner');
    await dialog(page, 'Edit Recipe').getByLabel('Sub Category').selectOption({ index: 1 });
    await dialog(page, 'Edit Recipe').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('link', { name: /^Dinner › / })).toBeVisible();
  },
  'add category': openRecipesDialog('addCategory', ADD_CATEGORY, 'New sub category name'),
  'add category, new name': async (page) => {
    await dialog(page, ADD_CATEGORY).getByLabel('Category', { exact: true }).selectOption('Add new');
    await expect(dialog(page, ADD_CATEGORY).getByLabel('New category name')).toBeFocused();
    await dialog(page, ADD_CATEGORY).getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Category name is required.');
  },
  'add category of diet plans': openRecipesDialog('addDietCategory', 'Add Category', 'What to add'),
  'edit category': openRecipesDialog('editCategory:1', 'Edit Category', 'Category name'),
  alert: async (page) => {
    await dialog(page, 'Edit Category').getByLabel('Category name').fill('');
    await dialog(page, 'Edit Category').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'delete category': openRecipesDialog('deleteCategory:1', 'Delete Category', /^\d+ diet plans?$/),
  ...ofAKind({
    'edit recipe dialog': openRecipesDialog('edit:1', 'Edit Recipe', 'Recipe name'),
    'delete recipe': openRecipesDialog('delete:1', 'Delete Recipe', /^Are you sure/),
    'edit sub category': openRecipesDialog('editSubCategory:1', 'Edit Subcategory', 'Subcategory name'),
    'delete sub category': openRecipesDialog('deleteSubCategory:1', 'Delete Subcategory', /^Are you sure/),
  }),
};

const openDietDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/diet-plans', address, name, text);

/** The screen and its own dialogs; those of the category tree are scanned on the recipes. */
export const DIET_PLANS: Visits = {
  'diet plans': async (page) => {
    await page.goto('/diet-plans');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'menu matrix': async (page) => {
    await page.goto('/diet-plans?view=matrix');
    await page.getByRole('button', { name: 'Count members' }).click();
    await visible(page, /gaps where members are$/);
    await page
      .getByRole('button', { name: /1900 kcal: no plan/ })
      .first()
      .focus();
  },
  'diet plan for a gap': async (page) => {
    await page.goto('/diet-plans?view=matrix&dialog=fillGap:1:1900');
    await expect(dialog(page, 'Add New Diet-Plan').getByLabel('1900 kcal')).toBeChecked();
  },
  'kcal filter': async (page) => {
    await page.goto('/diet-plans');
    await page.getByRole('button', { name: /^Kcal/ }).click();
    await expect(page.getByRole('checkbox', { name: '1300 kcal' })).toBeVisible();
  },
  'diet plan details': async (page) => {
    await page.goto('/diet-plans?dialog=details:1');
    await expect(page.getByRole('dialog').getByText('Cooking steps')).toBeVisible();
  },
  'add diet plan dialog with errors': async (page) => {
    await openDietDialog('add', 'Add New Diet-Plan', 'Title')(page);
    await dialog(page, 'Add New Diet-Plan').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'At least one Kcal must be selected.');
  },
  ...ofAKind({
    'edit diet plan dialog': openDietDialog('edit:1', 'Edit Diet-Plan', 'Title'),
    'delete diet plan': openDietDialog('delete:1', 'Delete Diet Plan', /^Are you sure/),
  }),
};
