import { expect } from '@playwright/test';
import { button } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

const openPaymentsDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/payments', address, name, text);

/** The screen and every dialog of it; the browser's own question cannot be scanned. */
export const PAYMENTS: Visits = {
  payments: async (page) => {
    await page.goto('/payments');
    await visible(page, 'Main account');
  },
  'payment menu': async (page) => {
    await page.getByRole('button', { name: 'Actions for Main account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  },
  'an account just copied': async (page) => {
    await page.keyboard.press('Escape');
    await page.context().grantPermissions(['clipboard-write']);
    await page.getByRole('button', { name: 'Copy IBAN of Main account' }).click();
    await visible(page, 'Copied');
  },
  'add payment method dialog with errors': async (page) => {
    await openPaymentsDialog('add', 'Add New Payment Method', 'Bank name')(page);
    await button(page, 'Add New Payment Method', 'Create').click();
    await visible(page, 'Payment type is required');
  },
  ...ofAKind({
    'payments, nothing found': async (page) => {
      await page.goto('/payments?search=no such method');
      await visible(page, /^Nothing matches/);
    },
    'edit payment method dialog': openPaymentsDialog('edit:1', 'Edit Payment Method', 'Bank name'),
    'add payment category dialog': openPaymentsDialog('addCategory', 'Add New Category', 'Title'),
  }),
};
