import { type Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/accounts';
import { expectOrder } from '../support/direction';
import { dialog } from '../support/locators';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/test';

/** By address, with what must be there before it is looked at. Twelve others are looked at where their pictures are taken. */
const SCREENS = {
  '/tracker?tab=habits': 'آٹھ ہزار قدم',
  '/payments': 'مرکزی اکاؤنٹ',
};

/** How far a text is from the sides of its element, in px. */
const sidesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [inner, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return { left: inner.left - outer.left, right: outer.right - inner.right };
    });

test.beforeEach(async ({ page }) => {
  await page.goto('/login?scenario=urdu');
  await signIn(page, ADMIN);
  await expect(page).toHaveURL(/dashboard/);
});

for (const width of sample([1440, 390], (each) => each === 390))
  test(`every text runs as its first letter says, and is cut at its own end, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [address, text] of Object.entries(SCREENS)) {
      await page.goto(address);
      await expect(page.getByText(text).locator('visible=true').first()).toBeAttached();
      await expectOrder(page);
    }
    await page.goto('/users');
    await page.getByRole('button', { name: 'ماہ نور چوہدری', exact: true }).click();
    await expect(dialog(page, 'ماہ نور چوہدری')).toBeVisible();
    await expectOrder(page);
  });

test('paragraphs begin at their own side, names and titles stay in their column', async ({ page }) => {
  await page.goto('/community');
  await page.getByRole('button', { name: /^کوچ سے پوچھیں/ }).click();
  await expect(page.locator('.post .body').first()).toBeVisible();
  const [post, title] = [await sidesOf(page, '.post .body'), await sidesOf(page, '.post h3')];
  expect(post.right).toBeLessThan(4);
  expect(title.left).toBeLessThan(4);
  await page.goto('/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect((await sidesOf(page, 'td .value.clip')).left).toBeLessThan(4);
});

test('a sentence of the panel that begins with a name runs from the left', async ({ page }) => {
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Actions for شکشوكة بالطماطم' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = dialog(page, 'Edit Recipe');
  await form.getByLabel('Recipe name').fill('شکشوكة 2');
  await form.getByLabel('Sub Category').selectOption('دلیہ (Oats)');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');
  const sentence = page.getByRole('status').filter({ hasText: 'شکشوكة 2 is now in' });
  await expect(sentence).toBeVisible();
  const [name, place] = [await sentence.locator('bdi').boundingBox(), await sentence.getByRole('link').boundingBox()];
  expect(name!.x + name!.width).toBeLessThan(place!.x);

  await page.goto('/tracker');
  const message = page.getByText('Highlights Retrived').filter({ visible: true });
  await expect(message).toHaveCSS('unicode-bidi', 'isolate');
});

test('what is typed runs as its first letter says', async ({ page }) => {
  await page.goto('/recipes?dialog=add');
  for (const field of ['Recipe name', 'Cooking steps'])
    await expect(dialog(page, 'Add New Recipe').getByLabel(field)).toHaveCSS('unicode-bidi', 'plaintext');
});
