import { axeFinds } from '../support/axe';
import { sample } from '../../test/matrix';
import { expect } from '../support/test';
import { LOOKS, test } from './looks';

const WIDTHS = [390, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const EVERY = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

// Colours depend on the theme, places on the width: the dark theme is compared at one width.
for (const { width, theme } of sample(EVERY, ({ width, theme }) => (width === 390) === (theme === 'dark')))
  test(`the gallery at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/gallery');
    await page.waitForLoadState('networkidle');
    const parts = page.locator('.gallery > section');
    await parts.first().waitFor(); // or there would be nothing to compare
    for (const part of await parts.all()) {
      const name = (await part.getAttribute('aria-label'))!.toLowerCase().replaceAll(/[, ]+/g, '-');
      await expect.soft(part).toHaveScreenshot(`gallery-${name}-${width}-${theme}.png`);
    }
    expect(await axeFinds(page)).toEqual([]);
  });

for (const { look, use } of LOOKS)
  test.describe(look, () => {
    test.use(use);

    test('dialogs and toasts of the gallery', async ({ page }) => {
      await page.goto('/gallery');
      await page.waitForLoadState('networkidle');
      for (const name of ['A text', 'A question', 'An alert', 'A batch']) {
        await page.getByRole('button', { name }).click();
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await expect(dialog).toBeVisible();
        await expect.soft(page).toHaveScreenshot(`dialog-${name.toLowerCase().replace(' ', '-')}-${look}.png`);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Two toasts' }).click();
      const toast = page.locator('.Toastify__toast').first();
      await toast.hover(); // it stays
      // Not ended by the comparison: with its animation a toast ends too.
      await expect.soft(page).toHaveScreenshot(`toasts-${look}.png`, { animations: 'allow' });
      await expect(toast).toBeVisible();
    });
  });
