import { expect } from '@playwright/test';
import { button } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

const openModeratorsDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/moderators', address, name, text);

/** The screen and every dialog of it. */
export const MODERATORS: Visits = {
  moderators: async (page) => {
    await page.goto('/moderators');
    await visible(page, 'Hira Noor');
  },
  'add moderators dialog with errors': async (page) => {
    await openModeratorsDialog('add', 'Add Moderators', 'Modules')(page);
    await button(page, 'Add Moderators', 'Save').click();
    await visible(page, 'Confirm Password is required');
  },
  'edit moderator dialog': openModeratorsDialog('edit:3', 'Edit Moderator', 'Kept as stored: Profile'),
  'edit moderator dialog with preview': async (page) => {
    await button(page, 'Edit Moderator', 'Preview as this moderator').click();
    await expect(page.getByRole('list', { name: 'Sidebar of this moderator' })).toBeVisible();
  },
  ...ofAKind({
    'moderator menu': async (page) => {
      await page.goto('/moderators');
      await page.getByRole('button', { name: 'Actions for Hira Noor' }).click();
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    },
    'moderators, nothing found': async (page) => {
      await page.goto('/moderators?search=no such moderator');
      await visible(page, /^Nothing matches/);
    },
    'delete moderator': openModeratorsDialog('delete:3', 'Delete Moderator', /^Are you sure/),
  }),
};
