import { type Page } from '@playwright/test';
import { SCREENS } from '../../src/app/sections';
import { ADMIN, openAs, title } from '../support/accounts';
import { logOf, monitor, withDevTools } from '../support/devTools';
import { dialog, tab } from '../support/locators';
import { expect, test } from '../support/mockApi';
import { sample } from '../../test/matrix';
import { FIRST_DIALOGS } from '../support/sections';

const openDialogs = (page: Page) => page.getByRole('dialog');

const steps = (page: Page) => page.evaluate(() => history.length);

/** What a person sees of where she is. */
const sight = async (page: Page) => ({
  address: await page.evaluate(() => location.pathname + location.search),
  title: await title(page).textContent(),
  dialogs: await openDialogs(page).count(),
});

/** As a link within the page does. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Waits until the code of all sections is there, and what they load on entry. */
const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').locator('.placeholder-glow')).toHaveCount(0);
  await page.waitForTimeout(500); // the address follows a moment later
};

test.beforeEach(({ page }) => withDevTools(page));

/** With figures, a table, tabs, a tree of categories, and a choice in the address: the others are of the same slices. */
const KINDS = ['/dashboard', '/users', '/tracker', '/recipes', '/community'];

test('a jump shows every section as it was, with its dialog and address, and nothing is called', async ({
  page,
  calls,
}) => {
  test.setTimeout(180_000);
  await openAs(page, ADMIN, '/profile');
  await settled(page);
  let before: { id: number; seen: Awaited<ReturnType<typeof sight>> } | undefined;
  for (const section of sample(SCREENS, ({ path }) => KINDS.includes(path))) {
    if (section.path === '/profile') continue;
    await page.getByRole('link', { name: section.label, exact: true }).first().click();
    await expect(title(page)).toHaveText(section.label);
    await settled(page);
    if (before) {
      const [here, count, { last }] = [await sight(page), await steps(page), await logOf(page)];
      calls.forget();
      await monitor(page, { type: 'JUMP_TO_ACTION', actionId: before.id });
      await expect.poll(() => sight(page)).toEqual(before.seen);
      await monitor(page, { type: 'JUMP_TO_STATE', index: last });
      await expect.poll(() => sight(page)).toEqual(here);
      await page.waitForTimeout(1200);
      expect(await sight(page)).toEqual(here);
      expect(calls.paths(), section.path).toEqual([]);
      expect(await steps(page)).toBe(count);
    }
    const withDialog = FIRST_DIALOGS.find((address) => address.startsWith(`${section.path}?`));
    if (withDialog) {
      await follow(page, withDialog);
      await expect(openDialogs(page)).toHaveCount(1);
      await settled(page);
    }
    before = { id: (await logOf(page)).lastId, seen: await sight(page) };
    if (withDialog) {
      await page.keyboard.press('Escape');
      await expect(openDialogs(page)).toHaveCount(0);
      await settled(page);
    }
  }
});

test('after going back the panel goes on: Back closes the dialog, a save loads the list', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/banners');
  await settled(page);
  const { lastId } = await logOf(page);
  await page.getByRole('button', { name: 'Add Banner' }).click();
  await expect(page).toHaveURL('/banners?dialog=add');
  const { last } = await logOf(page);
  await monitor(page, { type: 'JUMP_TO_ACTION', actionId: lastId });
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL('/banners');
  await monitor(page, { type: 'JUMP_TO_STATE', index: last });
  await expect(dialog(page, 'Add New Banner')).toBeVisible();
  await expect(page).toHaveURL('/banners?dialog=add');
  await page.waitForTimeout(1200);
  await page.goBack();
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL('/banners');

  calls.forget();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Link').fill('https://example.org/after');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => calls.paths().slice(-2)).toEqual(['banners/update', 'banners/list']);
  await expect(page.getByRole('link', { name: 'https://example.org/after' })).toBeVisible();
});

test('what is done while another time is shown counts for nothing', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/tracker');
  await settled(page);
  const { lastId } = await logOf(page);
  await tab(page, 'Habits').click();
  await settled(page);
  const { last } = await logOf(page);
  calls.forget();
  await monitor(page, { type: 'JUMP_TO_ACTION', actionId: lastId });
  await expect(page).toHaveURL('/tracker');
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await tab(page, 'Habits').click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/tracker');
  expect((await logOf(page)).last).toBe(last);
  expect(calls.paths()).toEqual([]);
  await monitor(page, { type: 'JUMP_TO_STATE', index: last });
  await expect(page).toHaveURL('/tracker?tab=habits');
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await expect(page).toHaveURL('/plans');
  await expect.poll(() => calls.paths()).toContain('plans/list');
});

test('a skip, an import and a reset move the panel too', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/plans');
  await settled(page);
  await page.getByRole('link', { name: 'Banner', exact: true }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Add Banner' }).click();
  await expect(page).toHaveURL('/banners?dialog=add');
  await settled(page);
  const opened = (await logOf(page)).log.find(({ type }) => type === 'banners/dialogOpened')!;
  const kept = await page.evaluateHandle(() => window.lifted());
  const count = await steps(page);
  calls.forget();

  await monitor(page, { type: 'TOGGLE_ACTION', id: opened.id });
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL('/banners');
  await monitor(page, { type: 'TOGGLE_ACTION', id: opened.id });
  await expect(dialog(page, 'Add New Banner')).toBeVisible();
  await expect(page).toHaveURL('/banners?dialog=add');

  await monitor(page, { type: 'RESET' });
  await expect(page).toHaveURL('/plans'); // where it began
  await expect(openDialogs(page)).toHaveCount(0);
  await kept.evaluate((nextLiftedState) => window.monitor({ type: 'IMPORT_STATE', nextLiftedState }));
  await expect(dialog(page, 'Add New Banner')).toBeVisible();
  await expect(page).toHaveURL('/banners?dialog=add');
  const { id } = (await logOf(page)).log.find(({ type }) => type === 'app/screenJoined')!;
  await monitor(page, { type: 'JUMP_TO_ACTION', actionId: id });
  await expect(title(page)).toHaveText('Plans');
  await expect(page).toHaveURL('/plans');
  await page.waitForTimeout(1200);
  expect(calls.paths()).toEqual([]);
  expect(await steps(page)).toBe(count);

  // From the start nothing is loaded, until the person does something in the panel.
  await monitor(page, { type: 'RESET' });
  await expect(page.getByRole('main').locator('.placeholder-glow').first()).toBeVisible();
  await page.waitForTimeout(1200);
  expect(calls.paths()).toEqual([]);
  await title(page).click();
  await expect(page.getByRole('rowheader', { name: 'PCOS Reset' })).toBeVisible();
  expect(calls.paths()).toEqual(['plans/list']);
});

test('a session that ends in another tab ends it', async ({ page, context }) => {
  await openAs(page, ADMIN, '/plans');
  await settled(page);
  const { lastId } = await logOf(page);
  await page.getByRole('link', { name: 'Banner', exact: true }).click();
  await settled(page);
  await monitor(page, { type: 'JUMP_TO_ACTION', actionId: lastId });
  await expect(page).toHaveURL('/plans');
  const other = await context.newPage();
  await openAs(other, ADMIN, '/plans');
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('dialog').or(other.getByRole('alertdialog')).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});
