import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';

async function closeDialogs(page: Page) {
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  while ((await page.locator('[aria-modal=true]').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    if (await discard.isVisible()) await discard.click();
    await page.waitForTimeout(500);
  }
}

/** Saves a report as a person does, once the fault is on her screen; returns its text. */
export async function saveReport(page: Page): Promise<string> {
  await page.waitForTimeout(1500); // a moment after its step the page is at rest
  await closeDialogs(page);
  await page.keyboard.press('Control+k');
  const find = page.getByRole('combobox', { name: 'Go to, add or find' });
  await find.fill('report');
  await page.getByRole('option', { name: /^Save a report/ }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}
