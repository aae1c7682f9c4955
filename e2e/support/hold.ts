import { type Page } from '@playwright/test';

/** Delays what is asked for at these addresses until the returned function is called. */
export async function hold(page: Page, addresses: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
