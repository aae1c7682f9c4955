import { type Page } from '@playwright/test';
import { expect, test as base } from '../support/test';

/** The time at which each picture is taken; the sample data is from the days before. */
const NOON = new Date('2026-03-04T12:00:00Z');

export const test = base.extend({
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(NOON);
    await use(page);
  },
});

export const LOOKS = [
  { look: 'wide-light', use: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
  { look: 'phone-dark', use: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } },
] as const;

/** Waits until nothing is loading: neither calls, which the sample server answers in the page, nor pictures and fonts. */
export async function stands(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('.placeholder-glow')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
