import { expect } from '@playwright/test';
import { dialog } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

const openSupplementsDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/supplements', address, name, text);

/** The screen and every dialog of it. */
export const SUPPLEMENTS: Visits = {
  supplements: async (page) => {
    await page.goto('/supplements');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'supplements, found in other folders': async (page) => {
    await page.goto('/supplements?search=magnesium');
    await visible(page, /Found elsewhere:$/);
    await expect(page.getByRole('list', { name: 'Found elsewhere' })).toBeVisible();
  },
  'supplement details': openSupplementsDialog('details:1', 'Myo-inositol', 'Dosage'),
  'add folder dialog with errors': async (page) => {
    await openSupplementsDialog('addFolder', 'Add Folder', 'Title')(page);
    await dialog(page, 'Add Folder').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Title is required.');
  },
  'add supplement dialog with errors': async (page) => {
    await openSupplementsDialog('add', 'Add Supplement', 'Dosage')(page);
    const folder = dialog(page, 'Add Supplement').getByLabel('Folder');
    await expect(folder).not.toHaveValue(''); // it is set once the folders are there
    await folder.selectOption('');
    await dialog(page, 'Add Supplement').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Please select a folder.');
  },
  'a folder without supplements': async (page) => {
    await openSupplementsDialog('addFolder', 'Add Folder', 'Title')(page);
    await dialog(page, 'Add Folder').getByLabel('Title').fill('Empty');
    await dialog(page, 'Add Folder').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('tab', { name: 'Empty' }).click();
    await visible(page, 'No supplements found');
  },
  ...ofAKind({
    'supplement menu': async (page) => {
      await page.goto('/supplements');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    },
    'supplements, nothing found': async (page) => {
      await page.goto('/supplements?search=no such pill');
      await visible(page, /^Nothing matches/);
    },
    'edit supplement dialog': openSupplementsDialog('edit:1', 'Edit Supplement', 'Dosage'),
    'delete supplement': openSupplementsDialog('delete:1', 'Delete Supplement', /^Are you sure/),
  }),
};
