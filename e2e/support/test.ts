/* eslint-disable no-empty-pattern -- Playwright reads from the pattern which other fixtures one needs */
import { type Page } from '@playwright/test';
import { Calls } from './calls';
import { ConsoleWatch } from './consoleWatch';
import { PRETEND, type Pretended } from './pretend';
import { siteTest } from './site';

interface Fixtures {
  /** Whether scrollbars take room, as in Windows; Playwright hides them otherwise. */
  hasScrollbars: boolean;
  /** Which other browser's ways Chromium takes over; null for none. */
  pretended: Pretended | null;
  calls: Calls;
  consoleWatch: ConsoleWatch;
  allowFailedLoads: ConsoleWatch['allowFailedLoads'];
  /** Makes a page of another tab or person record its calls and fail on errors too. */
  watch: (page: Page) => Promise<void>;
}

/** Runs in the page: Chromium leaves room for scrollbars that are hidden, too. */
function leaveNoGutter() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { scrollbar-gutter: auto !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Every journey fails on an error in the console, and starts with the seed data. */
export const test = siteTest.extend<Fixtures>({
  hasScrollbars: [false, { option: true }],

  pretended: [null, { option: true }],

  calls: ({}, use) => use(new Calls()),

  consoleWatch: async ({}, use) => {
    const consoleWatch = new ConsoleWatch();
    await use(consoleWatch);
    consoleWatch.check();
  },

  allowFailedLoads: ({ consoleWatch }, use) => use(consoleWatch.allowFailedLoads),

  watch: ({ calls, consoleWatch, pretended, hasScrollbars }, use) =>
    use(async (page) => {
      consoleWatch.watch(page);
      await calls.watch(page);
      if (pretended) await PRETEND[pretended](page);
      if (!hasScrollbars) await page.addInitScript(leaveNoGutter);
      // As `?latency=0` in the address does, for every page of the demo build.
      await page.addInitScript(() => {
        if (location.protocol === 'http:') localStorage.setItem('mock-latency', '0');
      });
    }),

  page: async ({ page, watch, site, request }, use) => {
    if (site.mockApi) await request.post(`${site.mockApi}/__mock/reset`);
    await watch(page);
    await use(page);
  },
});

export { expect } from '@playwright/test';
