import { expect } from '@playwright/test';
import { button, dialog } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

const openPlansDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/plans', address, name, text);

/** The screen and every dialog of it. */
export const PLANS: Visits = {
  plans: async (page) => {
    await page.goto('/plans');
    await visible(page, 'PCOS Reset');
  },
  'create plan dialog with errors': async (page) => {
    await openPlansDialog('add', 'Create New Plan', 'Features')(page);
    await button(page, 'Create New Plan', 'Save').click();
    await visible(page, 'Select at least one feature');
  },
  'create plan dialog with a feature typed in': async (page) => {
    await openPlansDialog('add', 'Create New Plan', 'Features')(page);
    const feature = dialog(page, 'Create New Plan').getByLabel('New feature');
    await feature.fill('Sleep plan');
    await feature.press('Enter');
    await expect(dialog(page, 'Create New Plan').getByLabel('Sleep plan')).toBeChecked();
  },
  ...ofAKind({
    'plan menu': async (page) => {
      await page.goto('/plans');
      await page.getByRole('button', { name: 'Actions for PCOS Reset' }).click();
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    },
    'plans, nothing found': async (page) => {
      await page.goto('/plans?search=no such plan');
      await visible(page, /^Nothing matches/);
    },
    'edit plan dialog': openPlansDialog('edit:2', 'Edit Plan', 'Description'),
    'delete plan': openPlansDialog('delete:2', 'Delete Plan', /^Are you sure/),
  }),
};
