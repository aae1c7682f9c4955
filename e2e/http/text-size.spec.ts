import { type Page } from '@playwright/test';
import { ADMIN, openAs, title } from '../support/accounts';
import { expect, test } from '../support/test';

/** Makes all text twice as large, as Firefox does where it zooms the text alone. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize, lineHeight };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.fontSize = `${parseFloat(fontSize) * 2}px`;
      if (lineHeight !== 'normal') element.style.lineHeight = `${parseFloat(lineHeight) * 2}px`;
    }
  });

/** The links, tabs, marks and menu items that are lower than a line in them. */
const cut = (page: Page) =>
  page
    .locator('.nav-link:visible, .badge:visible, .chip:visible, .count-pill:visible, .dropdown-item')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.clientHeight + 1 < parseFloat(getComputedStyle(box).lineHeight))
        .map((box) => box.textContent),
    );

const PATHS = ['/dashboard', '/users', '/recipes', '/diet-plans', '/workouts', '/moderators', '/plans', '/payments'];

test('where all text is twice as large no name is cut, or lies over another', async ({ page }) => {
  await openAs(page, ADMIN);
  for (const path of PATHS) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('.placeholder')).toHaveCount(0);
    if (path === '/users')
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .press('Enter');
    await doubleText(page);
    expect(await cut(page), path).toEqual([]);
  }
});
