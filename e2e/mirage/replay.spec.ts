import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { dialog } from '../support/locators';
import { expect, test } from '../support/test';

const EXAMPLE = 'e2e/reports/refused-save.json';

const { window: size, zone } = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as {
  window: { width: number; height: number };
  zone: string;
};

test.use({ viewport: size, timezoneId: zone });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Drops a file as from the desktop. */
async function drop(page: Page, file: string) {
  const text = readFileSync(file, 'utf8');
  const data = await page.evaluateHandle((json) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([json], 'report.json', { type: 'application/json' }));
    return transfer;
  }, text);
  const drawer = page.getByRole('dialog', { name: 'Mock server' });
  await drawer.dispatchEvent('dragover', { dataTransfer: data });
  await drawer.dispatchEvent('drop', { dataTransfer: data });
}

/** The docs tell of this way: the example is dropped, holds where it differs, goes on either way, and is left. */
test('a dropped report is played, goes on as it is here, and once more as it was', async ({ page }) => {
  test.setTimeout(120_000);
  const edit = dialog(page, 'Edit Plan');
  const step = page.getByRole('slider', { name: 'Step' });
  const differs = page.getByText('In the report').locator('xpath=ancestor::*[.//footer][1]');
  await openAs(page, ADMIN, '/banners');
  await page.getByRole('button', { name: /^Mock server/ }).click();
  await drop(page, EXAMPLE);

  await step.press('End');
  await expect(differs).toContainText('Saved after', { timeout: 60_000 });
  await expect(edit).toBeHidden();
  await press(page, 'Go on like this');
  await expect(differs).toContainText('There is no Save');

  await press(page, 'Step back');
  await expect(step).toHaveAttribute('aria-valuenow', '11');
  await press(page, 'Step back');
  await expect(step).toHaveAttribute('aria-valuenow', '10');
  await expect(edit).toBeVisible();
  await press(page, 'Leave the replay');
  await expect(page).toHaveURL(/\/banners$/);
  await expect(step).toBeHidden();

  await page.getByRole('button', { name: /^Mock server/ }).click();
  await drop(page, EXAMPLE);
  await step.press('End');
  await page.getByRole('button', { name: 'Answer as in the report' }).click({ timeout: 60_000 });
  await expect(edit).toBeVisible();
  await press(page, 'Play');
  await expect(step).toHaveAttribute('aria-valuenow', '13');
  await expect(differs).toBeHidden();
});
