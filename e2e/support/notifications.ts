import { expect, type Page } from '@playwright/test';
import { ADMIN, openAs } from './accounts';
import { ask } from './server';

interface WireFolder {
  id: number;
  name: string;
  /** JSON text. */
  users: string;
}

export const FOLDER = 'Create Folder';

export const titles = (page: Page) => page.getByRole('table').getByRole('rowheader').locator('.name');
export const askFolders = (page: Page) => ask<WireFolder[]>(page, 'notificationCategoriesFolder/list');
export const found = (page: Page) => page.getByRole('list', { name: 'Found users' });

export async function openNotifications(page: Page, address = '/notifications') {
  await openAs(page, ADMIN, address);
  await expect(titles(page).first()).toBeVisible();
}
