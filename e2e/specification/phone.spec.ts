import { type Page } from '@playwright/test';
import { ADMIN, openAs, title } from '../support/accounts';
import { range } from '../support/locators';
import { ADDRESSES } from '../support/sections';
import { expect, test } from '../support/test';
import { rows } from '../support/users';

const HEIGHT = 844;

test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });

/** What a section is opened for: a row, a card, a post, a figure. */
const content = (page: Page) => page.locator('main').locator('tbody tr, article, .stat, .card.profile').first();

/** What opens the menu of a user's row. */
const opener = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole('button', { name: /^Actions for / });

const actions = (page: Page) => page.locator('.page-actions');
const bottomOf = async (page: Page, selector: string) => (await page.locator(selector).last().boundingBox())!;

/** Goes to a section by the panel's own links, so that Back stays in the panel. */
async function openByMenu(page: Page, section: string) {
  await openAs(page, ADMIN);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: section, exact: true }).click();
  await expect(title(page)).toHaveText(section);
}

/** Controls of the page smaller than 24 px, and buttons of rows and cards below 44 px. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a, select, input, summary)')]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        const after = getComputedStyle(control, '::after');
        if (after.position === 'absolute' && after.content !== 'none') return false; // stretched over its card
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        if (width < 2) return false; // for readers alone
        const around = getComputedStyle(control, '::before');
        if (around.position === 'absolute' && around.content !== 'none') return parseFloat(around.width) < 44;
        const isOfRow = control.matches(':is(tr, article) [aria-haspopup="menu"]');
        return Math.min(width, height) < (isOfRow ? 44 : 24);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

test('content starts within the first quarter of the screen, and all can be touched', async ({ page }) => {
  await openAs(page, ADMIN);
  for (const address of ADDRESSES) {
    await page.goto(address === '/community' ? '/community?group=1' : address);
    await expect(content(page)).toBeVisible();
    await expect(page.locator('main .placeholder')).toHaveCount(0);
    const { y } = (await content(page).boundingBox())!;
    expect.soft(y, address).toBeLessThanOrEqual(HEIGHT / 4);
    expect.soft(await smallTargets(page), address).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
  }
});

/** What of the control that has the focus is beneath something else. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement!;
    const { left, top, bottom, width } = control.getBoundingClientRect();
    return [top + 2, bottom - 2].filter((y) => !control.contains(document.elementFromPoint(left + width / 2, y)));
  });

test('on the way up and down with Tab, what has the focus is beneath neither bar', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(rows(page)).toHaveCount(10);
  for (const [key, from, to] of [
    ['Shift+Tab', 9, 3],
    ['Tab', 0, 6],
  ] as const) {
    await opener(page, from).focus();
    while (!(await opener(page, to).evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press(key);
      await expect.poll(() => covered(page)).toEqual([]);
    }
  }
});

test('zoomed far in, the top bar scrolls with the page and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAs(page, ADMIN, '/users');
  await expect(rows(page)).toHaveCount(10);
  await expect(title(page)).toBeInViewport();
  await opener(page, 6).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => covered(page)).toEqual([]);
  await expect(title(page)).not.toBeInViewport();
});

test('what a page offers to do stands at the bottom edge, and nothing ends beneath it', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(rows(page)).toHaveCount(10);
  const dock = (await actions(page).boundingBox())!;
  expect(dock.y + dock.height).toBe(HEIGHT);
  const [first, second] = [
    page.getByRole('button', { name: 'Import' }),
    page.getByRole('button', { name: 'Add user' }),
  ];
  expect((await second.boundingBox())!.width).toBeGreaterThan((await first.boundingBox())!.width * 1.5);

  await page.mouse.wheel(0, 20_000);
  await expect(range(page)).toBeInViewport();
  const foot = await bottomOf(page, '.table-foot');
  expect(foot.y + foot.height).toBeLessThanOrEqual(dock.y);

  await page.evaluate(() => scrollTo(0, 0));
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const isBeneath = await page.evaluate(() => {
      const focused = document.activeElement!;
      const place = document.querySelector('.page-actions')!;
      const isIn = focused !== document.body && !place.contains(focused);
      return isIn && focused.getBoundingClientRect().bottom > place.getBoundingClientRect().top;
    });
    expect(isBeneath, `after ${step + 1} times Tab`).toBe(false);
  }
});

test('with no room beside a keyboard it is in the page again', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(rows(page)).toHaveCount(10);
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(actions(page)).toHaveCSS('position', 'static');
});

test('a row’s menu is a sheet, which Esc, Back and a press beside it close', async ({ page }) => {
  await openByMenu(page, 'Users');
  const menuButton = opener(page, 0);
  const name = (await menuButton.getAttribute('aria-label'))!;
  const menu = page.getByRole('menu', { name });
  const close = {
    Esc: () => page.keyboard.press('Escape'),
    Back: () => page.goBack(),
    'a press beside it': () => page.touchscreen.tap(195, 120),
  };
  for (const [way, act] of Object.entries(close)) {
    await menuButton.tap();
    await expect(menu.getByText(name.replace('Actions for ', ''), { exact: true })).toBeVisible();
    const { x, y, width, height } = (await menu.boundingBox())!;
    expect([x, width, Math.round(y + height)], way).toEqual([0, 390, HEIGHT]);
    for (const item of await menu.getByRole('menuitem').all())
      expect((await item.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    await act();
    await expect(menu, way).toHaveCount(0);
    await expect(menuButton, way).toBeFocused();
    await expect(page, way).toHaveURL('/users');
  }
  await page.goBack();
  await expect(title(page)).toHaveText('Dashboard');
});

test('an item of the sheet opens its dialog, which Back closes', async ({ page }) => {
  await openByMenu(page, 'Users');
  await opener(page, 0).tap();
  await page.getByRole('menuitem', { name: 'Update BMR' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title(page)).toHaveText('Users');
});

test('the filters of the community unfold, stay in force when folded, and are cleared at once', async ({ page }) => {
  await openAs(page, ADMIN, '/community?group=1');
  const posts = page.getByRole('article');
  await expect(posts.first()).toBeVisible();
  const all = await posts.count();
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await status.selectOption('unanswered');
  const unfold = page.getByRole('button', { name: 'Filters: 1 set' });
  await expect(page.getByText(/^\d+ of \d+ posts/).filter({ hasText: 'Clear' })).toBeVisible();
  await expect.poll(() => posts.count()).toBeLessThan(all);
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await unfold.click();
  await expect(status).toBeHidden();
  await expect(page).toHaveURL(/status=unanswered/);
  await unfold.click();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  await expect(page).toHaveURL('/community?group=1');
});

test('what Payments is for stands below its list', async ({ page }) => {
  await openAs(page, ADMIN, '/payments');
  const last = page.getByRole('listitem').or(page.getByRole('row')).last();
  await expect(last).toBeVisible();
  const text = page.getByText(/^Users view these methods to pay online/);
  await expect(text).toBeVisible();
  expect((await text.boundingBox())!.y).toBeGreaterThan((await last.boundingBox())!.y);
});

test('what is rarely added in WorkOuts is behind the dots', async ({ page }) => {
  await openAs(page, ADMIN, '/workouts');
  await expect(page.getByRole('button', { name: 'Add Work-Out' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Week' })).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add Exercise' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the usage chart names every third month', async ({ page }) => {
  await openAs(page, ADMIN);
  const chart = page.getByRole('region', { name: 'App usage' });
  await chart.scrollIntoViewIfNeeded();
  const months = chart.locator('.apexcharts-xaxis-label tspan');
  await expect.poll(() => months.allTextContents()).toContain('Apr');
  expect((await months.allTextContents()).filter(Boolean)).toEqual(['Jan', 'Apr', 'Jul', 'Oct']);
  const lines = (await chart.locator('.lines').boundingBox())!;
  expect((await chart.getByText('Not Active').first().boundingBox())!.y).toBeGreaterThanOrEqual(
    lines.y + lines.height - 1,
  );
});
