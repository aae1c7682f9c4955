import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/test';

/** How long each call takes: long enough to measure the page meanwhile. */
const LATENCY = 800;

const SCREENS = [
  '/recipes',
  '/diet-plans',
  '/tracker',
  '/workouts',
  '/supplements',
  '/community?group=1',
  '/how-to-use',
  '/banners',
  '/plans',
  '/payments',
];

for (const width of [360, 1440])
  test(`at ${width} px the first card or row stands where its skeleton stood`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, ADMIN);
    for (const address of SCREENS) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}latency=${LATENCY}`);
      const first = page.locator('main').locator('.card.dish, tbody tr, .post').first();
      const coming = page.locator('main .placeholder').filter({ visible: true }).first();
      await expect(coming).toBeVisible();
      const before = await first.boundingBox();
      await expect(coming).toHaveCount(0);
      expect((await first.boundingBox())?.y, address).toBe(before?.y);
    }
  });
