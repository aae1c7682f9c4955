import { expect } from '@playwright/test';
import { dialog } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

const openHighlight = (address: string, name: string, text: string | RegExp) =>
  openDialog('/tracker', address, name, text);

const openHabit = (address: string, name: string, text: string | RegExp) =>
  openDialog('/tracker', `${address}&tab=habits`, name, text);

/** Both tabs with the first rows of the seed data, and every dialog. */
export const TRACKER: Visits = {
  highlights: async (page) => {
    await page.goto('/tracker');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'highlights, nothing found': async (page) => {
    await expect(page.locator('.Toastify__toast')).toHaveCount(0, { timeout: 10_000 }); // on a phone it covers the search
    await page.getByRole('searchbox').fill('no such highlight');
    await visible(page, /^Nothing matches/);
  },
  habits: async (page) => {
    await page.goto('/tracker?tab=habits');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'items of a highlight': openHighlight('items:2', 'Meal prep Sunday with the whole team', 'Viewed'),
  'a film that plays': async (page) => {
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await expect(page.locator('.highlight-item video[controls]')).toBeVisible();
  },
  'add item with errors': async (page) => {
    await openHighlight('items:2&item=add', 'Add Item', 'Media')(page);
    await dialog(page, 'Add Item').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Duration must be a positive number.');
  },
  'edit item': openHighlight('items:1&item=edit:1', 'Edit Item', 'Caption'),
  'edit item that is a film': openHighlight('items:1&item=edit:4', 'Edit Item', 'Caption'),
  'add highlight with errors': async (page) => {
    await openHighlight('add', 'Add Highlight', 'Title')(page);
    await dialog(page, 'Add Highlight').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Title is required.');
  },
  'add habit with errors': async (page) => {
    await openHabit('add', 'Add Habit', 'Title')(page);
    await dialog(page, 'Add Habit').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Description is required.');
  },
  ...ofAKind({
    'habit menu': async (page) => {
      await page.goto('/tracker?tab=habits');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    },
    'delete item': openHighlight('items:1&item=delete:1', 'Confirm Delete', /^Are you sure/),
    'edit highlight': openHighlight('edit:1', 'Edit Highlight', 'Title'),
    'delete highlight': openHighlight('delete:1', 'Confirm Delete', /^Are you sure/),
    'edit habit': openHabit('edit:1', 'Edit Habit', 'Mandatory'),
    'delete habit': openHabit('delete:1', 'Confirm Delete', /^Are you sure/),
  }),
};
