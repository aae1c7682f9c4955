import { type Page } from '@playwright/test';
import { lackWhatSafariLacks } from './safariFloor';

/** As Safari on a Mac: a pressed button leaves the focus to what holds it, such as the dialog, or takes it from all. */
function leaveButtonsWithoutFocus() {
  addEventListener('mousedown', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    const holder = button.parentElement?.closest<HTMLElement>('[tabindex]');
    if (holder) holder.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Its Worker too, which no script of the page's reaches. */
async function beSafarisFloor(page: Page) {
  const floor = `(${lackWhatSafariLacks.toString()})();`;
  await page.addInitScript(floor);
  await page.route(/\/js\/picture\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${floor}${await response.text()}` });
  });
}

/** How Chromium takes over the ways of another browser. */
export const PRETEND = {
  safari: async (page: Page) => {
    await page.addInitScript(leaveButtonsWithoutFocus);
    await beSafarisFloor(page);
  },
  'safari-floor': beSafarisFloor,
};

export type Pretended = keyof typeof PRETEND;
