import { ADMIN, openAs } from '../support/accounts';
import { dialog } from '../support/locators';
import { IS_MATRIX } from '../../test/matrix';
import { takePhoto } from '../support/photo';
import { expect, test } from '../support/test';
import { AREAS } from '../mirage/visits/areas';
import { PUBLIC } from '../mirage/visits/public';

/** Each screen and dialog is opened without what Safari 17.0 lacks behind nginx, by `deployed/screens.spec.ts`; here by hand. */
const WIDTHS = IS_MATRIX ? [1440, 360] : [];
const ALL: typeof AREAS = { ...AREAS, 'before signing in': () => PUBLIC };

for (const width of WIDTHS)
  for (const [area, visitsOf] of Object.entries(ALL))
    test(`without what Safari 17.0 lacks: ${area} at ${width} px`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      if (area in AREAS) await openAs(page, ADMIN);
      for (const visit of Object.values(await visitsOf(page, width))) await visit(page);
    });

test('the tour starts without what Safari 17.0 lacks', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('tour');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Your sections')).toContainText('1 of 5');
});

test('a photo is prepared without what Safari 17.0 lacks, upright and without the place', async ({ page }) => {
  await openAs(page, ADMIN, '/banners?dialog=add');
  const form = dialog(page, 'Add New Banner');
  await form.getByLabel('Image', { exact: true }).setInputFiles(await takePhoto(page));
  await expect(form).toContainText(/photo\.jpg.* instead of .*, 1200 × 1600, location removed/);
});
