import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/test';

test.use({
  hasScrollbars: true,
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Where the parts of the page stand, but for those that lie over it. */
const placesOf = (page: Page) =>
  page
    .locator('.topbar, .topbar .btn, .page, .page-actions .btn, .card, .mock-handle')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));

test('a page has one width, whether it scrolls or not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openAs(page, ADMIN, '/profile');
  const width = async () => (await page.getByRole('banner').boundingBox())!.width;
  const short = await width();
  expect(short).toBeLessThan(1440 - 240);
  await page.goto('/users');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  expect(await width()).toBe(short);
});

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

/** Those that stand at the edge themselves are closed by a press at the other one. */
const OVER: [
  what: string,
  address: string,
  width: number,
  open: (page: Page) => Promise<unknown>,
  isAtEdge?: boolean,
][] = [
  ['a dialog', '/users', 1440, press('Add user')],
  ['a dialog at the size of a phone', '/users', 500, press('Add user')],
  ['the palette', '/users', 1440, (page) => page.keyboard.press('ControlOrMeta+k')],
  ['the palette over a page that does not scroll', '/profile', 1440, (page) => page.keyboard.press('ControlOrMeta+k')],
  ['the menu', '/users', 800, press('Open menu')],
  ['the menu at the size of a phone', '/users', 500, press('Open menu')],
  ['a drawer', '/users', 1440, press('What changed'), true],
  ['the mock server’s drawer', '/users', 1440, press('Mock server'), true],
  ['a person’s sheet', '/users', 1440, (page) => page.getByRole('rowheader').first().getByRole('button').click(), true],
];

for (const [what, address, width, open, isAtEdge] of OVER)
  test(`${what} covers all of the window, moves nothing of the page, and closes by a press at its edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openAs(page, ADMIN, address);
    await expect(page.locator('.placeholder')).toHaveCount(0);
    await expect(page.locator('.mock-handle')).toBeVisible(); // it comes after the page
    const before = await placesOf(page);
    await open(page);
    const over = page.getByRole('dialog');
    await expect(over).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
    // A style that the page inherits would be computed anew for each of its elements.
    expect(await page.evaluate(() => [...document.body.style])).toEqual(['overflow-x', 'overflow-y', 'padding-right']);
    if (isAtEdge) await expect.poll(() => over.evaluate((dialog) => dialog.getBoundingClientRect().right)).toBe(width);
    await page.mouse.click(isAtEdge ? 3 : width - 3, 40);
    await expect(over).toHaveCount(0);
    expect(await placesOf(page)).toEqual(before);
  });
