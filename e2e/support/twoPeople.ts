import { expect, type Browser, type Page } from '@playwright/test';
import { ADMIN, openAs } from './accounts';
import { dialog } from './locators';

interface Options {
  browser: Browser;
  baseURL: string | undefined;
  /** The address and the title of the dialog, and the label of a field that is not empty. */
  address: string;
  title: string;
  field: string;
}

/** Opens the same record in this page and in the browser of a colleague, and returns the colleague's page. */
export async function openTwice(page: Page, { browser, baseURL, address, title, field }: Options) {
  const colleague = await (await browser.newContext({ baseURL })).newPage();
  for (const each of [page, colleague]) {
    await openAs(each, ADMIN, address);
    await expect(dialog(each, title).getByLabel(field, { exact: true })).not.toHaveValue('');
  }
  return colleague;
}

/** As if the page had been open for a quarter of a minute longer. */
export const leaveOpen = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 16_000;
  });
