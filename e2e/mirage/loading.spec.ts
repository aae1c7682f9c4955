import { ADMIN, openAs } from '../support/accounts';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/test';

/** How long each call takes: long enough to measure the page meanwhile. */
const LATENCY = 800;

const TABLES = ['/users', '/moderators', '/notifications', '/banners', '/plans', '/payments'];
const CARDS = ['/recipes', '/diet-plans', '/tracker', '/workouts', '/supplements', '/community?group=1', '/how-to-use'];

/** A table, cards below tabs, those with a film, and posts. */
const KINDS = ['/users', '/recipes', '/workouts', '/community?group=1'];
const EVERY = [
  [360, [...CARDS, ...TABLES]],
  [1024, TABLES],
  [1440, [...CARDS, ...TABLES]],
] as const;

for (const [width, screens] of sample(EVERY, ([width]) => width !== 1024))
  test(`at ${width} px the first card or row replaces its skeleton without a shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, ADMIN);
    for (const address of sample<string>(screens, (each) => KINDS.includes(each))) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}latency=${LATENCY}`);
      const items = page.locator('main').locator('.card.dish, tbody tr, .post');
      const coming = page.locator('.placeholder').filter({ visible: true });
      let before: number | undefined;
      // The skeleton of a page may give way to the same one of a part whose code has come.
      await expect
        .poll(async () => (before = (await items.filter({ has: coming }).first().boundingBox())?.y))
        .toBeDefined();
      await expect(coming).toHaveCount(0);
      expect((await items.first().boundingBox())?.y, address).toBe(before);
    }
  });
