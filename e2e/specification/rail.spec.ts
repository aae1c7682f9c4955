import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/test';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Icons only' });
const widthOf = async (page: Page) => (await page.locator('.shell > .sidebar').boundingBox())?.width;
const label = (page: Page, name: string) => sections(page).getByText(name, { exact: true });

/** Whether a label is drawn: a clipped one is 1 px wide. */
const isDrawn = async (page: Page, name: string) => ((await label(page, name).boundingBox())?.width ?? 0) > 1;

test('from 768 to 1199 px the sidebar folds to icons, and a reload shows it so at once', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAs(page, ADMIN, '/users');
  expect(await widthOf(page)).toBe(248);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle(page)).toBeFocused();
  expect(await widthOf(page)).toBe(64);
  expect(await isDrawn(page, 'Recipes')).toBe(false);
  await expect(sections(page).getByRole('link', { name: 'Recipes', exact: true })).toBeVisible();

  await page.addInitScript(() => {
    const widths: number[] = [];
    Object.assign(window, { widths });
    const note = () => {
      const sidebar = document.querySelector('.shell > .sidebar');
      if (sidebar?.getClientRects().length) widths.push(sidebar.getBoundingClientRect().width);
      requestAnimationFrame(note);
    };
    note();
  });
  await page.reload();
  await expect(toggle(page)).toBeVisible();
  expect(await page.evaluate(() => [...new Set((window as unknown as { widths: number[] }).widths)])).toEqual([64]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(toggle(page)).toBeHidden();
  expect(await widthOf(page)).toBe(248);
});

test('a tooltip says an icon’s section on hover and on focus, and Esc closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAs(page, ADMIN, '/users');
  await toggle(page).click();
  await sections(page).getByRole('link', { name: 'Recipes' }).hover();
  await expect.poll(() => isDrawn(page, 'Recipes')).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isDrawn(page, 'Recipes')).toBe(false);
  await sections(page).getByRole('link', { name: 'Plans', exact: true }).hover();
  await expect.poll(() => isDrawn(page, 'Plans')).toBe(true);
  await page.mouse.move(600, 400);
  await expect.poll(() => isDrawn(page, 'Plans')).toBe(false);

  await toggle(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(sections(page).getByRole('link', { name: 'How to use' })).toBeFocused();
  await expect.poll(() => isDrawn(page, 'How to use')).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isDrawn(page, 'How to use')).toBe(false);
});

test('where the sidebar is a drawer, folding it puts the icons beside the page, and back', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openAs(page, ADMIN, '/users');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Icons only' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  expect(await widthOf(page)).toBe(64);
  await toggle(page).click();
  await expect(menu).toBeFocused();
  await expect(sections(page)).toHaveCount(0);
});
