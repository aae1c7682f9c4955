import { type Locator } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/test';

const box = async (place: Locator) => (await place.boundingBox())!;
const foot = async (place: Locator) => (await box(place)).y + (await box(place)).height;

for (const width of [1440, 768, 360])
  test(`at ${width} px a toast is at the right, below the bar and a notice, and covers no button`, async ({
    page,
    context,
    allowFailedLoads,
  }) => {
    allowFailedLoads('/api/', '/media/');
    await page.setViewportSize({ width, height: 740 });
    const ahead = [/\/js\/users\./, /\/js\/tracker-dialogs\./].map((file) => page.waitForResponse(file));
    await openAs(page, ADMIN, '/tracker');
    await Promise.all(ahead); // what is fetched when the page is idle
    const toast = page.getByRole('status').filter({ hasText: 'Highlights Retrived' });
    await toast.hover(); // hovering stops its timer
    const { x, y, width: wide } = await box(toast);
    const add = await box(page.getByRole('button', { name: 'Add Highlight' }));
    expect(y).toBe((await foot(page.getByRole('banner'))) + 12);
    const edge = width === 360 ? width : add.x; // on a phone the button is at the bottom edge
    expect(x + wide).toBeLessThanOrEqual(edge);
    expect(x + wide).toBeGreaterThan(edge - 48);

    await context.setOffline(true);
    const notice = page.getByText('The server cannot be reached.');
    await expect(notice).toBeVisible();
    expect((await box(toast)).y).toBe((await foot(notice)) + 12);

    // The notice scrolls with the page.
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await box(toast)).y).toBe(y);
  });
