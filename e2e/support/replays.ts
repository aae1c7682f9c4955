import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { stopsOf } from '../../src/app/replay/stops';
import { type Report } from '../../src/app/sessionReport/format';

export interface Saved {
  text: string;
  /** The stop at which the fault was seen. */
  stop: number;
}

async function closeDialogs(page: Page) {
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  while ((await page.locator('[aria-modal=true]').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    if (await discard.isVisible()) await discard.click();
    await page.waitForTimeout(500);
  }
}

/** Saves a report as a person does, once the fault is on her screen. */
export async function saveReport(page: Page): Promise<Saved> {
  await page.waitForTimeout(1500); // a moment after its step the page is at rest
  const seenAt = Date.now();
  await closeDialogs(page);
  await page.keyboard.press('Control+k');
  const find = page.getByRole('combobox', { name: 'Go to, add or find' });
  await find.fill('report');
  await page.getByRole('option', { name: /^Save a report/ }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  const report = JSON.parse(text) as Report;
  const seen = seenAt - Date.parse(report.begins);
  return { text, stop: stopsOf(report).filter(({ last }) => report.steps[last]!.at < seen).length };
}

interface Replayed {
  browser: Browser;
  /** Where the mock build is served. */
  demo: string;
  text: string;
  /** Puts a fault of the panel's own code into this page too. */
  seed?: (page: Page) => Promise<unknown>;
}

const atRest = (page: Page) => expect(page.locator('.replay[data-doing=rest]')).toBeVisible({ timeout: 60_000 });

/** Replays a report to its end in another browser, from the file alone, and expects the same facts at every rest. */
export async function replay({ browser, demo, text, seed }: Replayed) {
  const { window, zone } = JSON.parse(text) as Report;
  const context = await browser.newContext({ baseURL: demo, viewport: window, timezoneId: zone, locale: 'en-GB' });
  const page = await context.newPage();
  await seed?.(page);
  await page.route('**/report.json', (route) => route.fulfill({ contentType: 'application/json', body: text }));
  await page.goto('/login#replay=/report.json&to=end');
  await atRest(page);
  expect(await page.locator('.then-now').allInnerTexts()).toEqual([]);
  const slider = page.getByRole('slider', { name: 'Step' });
  expect(await slider.getAttribute('aria-valuenow')).toBe(await slider.getAttribute('aria-valuemax'));
  return page;
}

/** Goes to a stop, as by the list of all steps. */
export async function goToStop(page: Page, stop: number) {
  const slider = page.getByRole('slider', { name: 'Step' });
  if ((await slider.getAttribute('aria-valuenow')) === String(stop)) return;
  await page.getByRole('button', { name: 'All steps' }).click();
  const steps = page.getByRole('dialog', { name: 'All steps' });
  const reload = page.waitForEvent('load');
  await steps.getByRole('button').nth(stop).click(); // the first one closes the list
  await reload;
  await atRest(page);
  await expect(slider).toHaveAttribute('aria-valuenow', String(stop));
}
