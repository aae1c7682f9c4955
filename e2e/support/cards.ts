import { expect, type Page } from '@playwright/test';

export const selected = (page: Page) => page.getByRole('tab', { selected: true });

/** A card by the title that opens it. */
export const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

export const cards = (page: Page) => page.getByRole('article').getByRole('button', { name: /^(?!Actions for )/ });

/** Chooses an item of a card's or a row's menu. */
export async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Waits for the alert and closes it. */
export async function answerAlert(page: Page, text: string) {
  await expect(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}
