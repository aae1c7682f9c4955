import { expect } from '@playwright/test';
import { dialog } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

const openHelpDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/how-to-use', address, name, text);

/** The screen with the first rows of the seed data, and every dialog of it. */
export const HOW_TO_USE: Visits = {
  'how to use': async (page) => {
    await page.goto('/how-to-use');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'playing help film': async (page) => {
    await page.goto('/how-to-use');
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await expect(page.locator('video')).toBeVisible();
  },
  'content details': openHelpDialog('details:2', 'Fill in your assessment', /^Open Profile/),
  'add content dialog with errors': async (page) => {
    await openHelpDialog('add', 'Add Content', 'Video URL')(page);
    await dialog(page, 'Add Content').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Video URL or Image is required');
  },
  'add category dialog with errors': async (page) => {
    await openHelpDialog('addCategory', 'Add Category', 'Category title')(page);
    await dialog(page, 'Add Category').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Category title is required');
  },
  'a category without content': async (page) => {
    await dialog(page, 'Add Category').getByLabel('Category title').fill('Empty');
    await dialog(page, 'Add Category').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('tab', { name: 'Empty' }).click();
    await visible(page, 'No content found for this category');
  },
  ...ofAKind({
    'content menu': async (page) => {
      await page.goto('/how-to-use');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    },
    'how to use, nothing found': async (page) => {
      await page.goto('/how-to-use?search=no such help');
      await visible(page, /^Nothing matches/);
    },
    'edit content dialog': openHelpDialog('edit:1', 'Edit Content', 'Video URL'),
    'delete content': openHelpDialog('delete:1', 'Confirm Delete', /^Are you sure/),
  }),
};
