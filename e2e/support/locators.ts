import { expect, type Locator, type Page } from '@playwright/test';

/** `1-10 of 248` below a table. */
export const range = (page: Page) => page.getByText(/^[\d,]+-[\d,]+ of [\d,]+$/);

/** A row of a table by the name it begins with. */
export const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

export const button = (page: Page, dialogName: string, name: string) =>
  dialog(page, dialogName).getByRole('button', { name, exact: true });

/** A form opens before its lists: waits until they are there, and with them the day that a workout starts with. */
export async function listsThere(form: Locator) {
  await expect(form).toBeVisible();
  await expect(form.getByText(/ are still loading\.$/)).toHaveCount(0);
  const day = form.getByLabel('Day', { exact: true });
  if (await day.isVisible()) await expect(day).not.toHaveValue('');
}

/** Opens the View menu of the list. */
export async function openView(page: Page) {
  await page.getByRole('button', { name: /^View(:|$)/ }).click();
  await expect(dialog(page, 'View')).toBeVisible();
}

/** Opens the dialog that exports the list. */
export async function openExport(page: Page) {
  await openView(page);
  await dialog(page, 'View')
    .getByRole('button', { name: /^Export / })
    .click();
  await expect(dialog(page, 'Export')).toBeVisible();
}

/** A detail of a dialog to read, such as `Amount`. */
export const detail = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('+ dd');

/** A toast, which closes after some seconds. */
export const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** What the panel shows while no call reaches the server. */
export const notice = (page: Page) => page.getByText(/server cannot be reached/);

/** The count of all banners, which stands in the head, or on a phone beside Sort by. */
export const totalBanners = (page: Page, count: number) =>
  page.getByText(`Total Banners: ${count}`, { exact: true }).filter({ visible: true });
