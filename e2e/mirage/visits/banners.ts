import { expect } from '@playwright/test';
import { dialog } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

/** The screen and every dialog of it. */
export const BANNERS: Visits = {
  banners: async (page) => {
    await page.goto('/banners');
    await expect(page.getByRole('table', { name: 'Banners' })).toBeVisible();
  },
  'add banner dialog with errors': async (page) => {
    await openDialog('/banners', 'add', 'Add New Banner', 'Link')(page);
    await dialog(page, 'Add New Banner').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Image is required.');
  },
  ...ofAKind({
    'banner menu': async (page) => {
      await page.goto('/banners');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    },
    'banners, nothing found': async (page) => {
      await page.goto('/banners?search=no such banner');
      await visible(page, /^Nothing matches/);
    },
    'edit banner dialog': openDialog('/banners', 'edit:1', 'Edit Banner', 'Image'),
    'delete banner': openDialog('/banners', 'delete:1', 'Delete Banner', /^Are you sure/),
  }),
};
