import { type Page } from '@playwright/test';
import { ADMIN, openAs, title } from '../support/accounts';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface Stats {
  totalUsers: number;
  userGrowthPercentage: number;
  activeRecipes: number;
  recipeGrowthPercentage: number;
  communityPosts: number;
  postsGrowthPercentage: number;
  userStats: { active: number; inactive: number; total: number };
  appUsage: { active: number; inactive: number };
}

const stats = (page: Page) => ask<Stats>(page, 'dashboard/stats');

const grouped = (value: number) => value.toLocaleString('en');

test('three cards show figures, their growth and its time', async ({ page }) => {
  await openAs(page, ADMIN);
  const server = await stats(page);
  const cards = [
    ['Total Users', server.totalUsers, server.userGrowthPercentage, 'this month'],
    ['Active Recipes', server.activeRecipes, server.recipeGrowthPercentage, 'this month'],
    ['Community Posts', server.communityPosts, server.postsGrowthPercentage, 'this week'],
  ] as const;
  for (const [title, value, growth, caption] of cards) {
    const card = page.getByRole('region', { name: title });
    await expect(card).toContainText(grouped(value));
    await expect(card).toContainText(`${growth < 0 ? 'Down' : 'Up'} ${Math.abs(growth)}%`);
    await expect(card).toContainText(caption);
  }
});

test('the donut shows active, inactive and total users', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN);
  const { active, inactive, total } = (await stats(page)).userStats;
  const card = page.getByRole('region', { name: 'Users', exact: true });
  await expect(card.getByRole('listitem')).toHaveText([
    `Active${grouped(active)}`,
    `Inactive${grouped(inactive)}`,
    `Total${grouped(total)}`,
  ]);
  const donut = card.getByRole('figure');
  await expect(donut.getByRole('rowheader')).toHaveText(['Active', 'Inactive', 'Total']);
  await expect(donut.locator('svg path[class*="donut-slice"]')).toHaveCount(3);
});

test('a click on a part of the donut leads to the users it counts', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.locator('.apexcharts-pie-area').nth(1).click();
  await expect(page).toHaveURL('/users?tab=inactive');
  await expect(page.getByRole('table')).toBeVisible();
});

test('App usage shows two lines from Jan to Dec, between 0 and 12', async ({ page }) => {
  await openAs(page, ADMIN);
  const { active, inactive } = (await stats(page)).appUsage;
  const growth = await ask<{ month: string; active: number; inactive: number }[]>(page, 'dashboard/user-growth');
  const card = page.getByRole('region', { name: 'App usage' });
  await expect(card).toContainText(`${grouped(active + inactive)} total`);
  const chart = card.getByRole('figure');
  await expect(chart.getByRole('columnheader')).toHaveText(['Month', 'Active', 'Not Active']);
  await expect(chart.getByRole('rowheader')).toHaveText('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '));
  await expect(chart.getByRole('cell')).toHaveText(
    growth.flatMap((month) => [String(month.active), String(month.inactive)]),
  );
  const drawing = chart.locator('svg').first();
  await expect(drawing.locator('.apexcharts-line-series > .apexcharts-series')).toHaveCount(2);
  const scale = drawing.locator('.apexcharts-yaxis-label');
  await expect(scale.first()).toHaveText(/^12/);
  await expect(scale.last()).toHaveText(/^0/);
});

test('Refresh, and coming back, load the figures again', { tag: '@matrix' }, async ({ page, calls }) => {
  await openAs(page, ADMIN);
  await expect(page.getByRole('region', { name: 'Total Users' })).toBeVisible();
  await expect.poll(() => calls.to('dashboard/user-growth').length).toBe(1);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => calls.to('dashboard/stats').length).toBe(2);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(title(page)).toHaveText('Users');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(() => calls.to('dashboard/stats').length).toBe(3);
  await expect.poll(() => calls.to('dashboard/user-growth').length).toBe(3);
});

test('the drawings outlive the visit; one is drawn again where the window or the theme has changed meanwhile', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const drawing = (name: string) => page.getByRole('region', { name, exact: true }).locator('.apexcharts-svg');
  const elsewhere = async (act?: () => Promise<void>) => {
    await page.getByRole('link', { name: 'Plans', exact: true }).click();
    await expect(title(page)).toHaveText('Plans');
    await act?.();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(drawing('App usage')).toBeVisible();
  };
  await expect(drawing('Users')).toBeVisible();
  await expect(drawing('App usage')).toBeVisible();
  const first = await drawing('App usage').elementHandle();
  await elsewhere();
  expect(await drawing('App usage').evaluate((now, before) => now === before, first)).toBe(true);

  const room = async () => (await page.locator('.lines').boundingBox())!.width;
  const wide = await room();
  await elsewhere(() => page.setViewportSize({ width: 1100, height: 800 }));
  expect(await room()).toBeLessThan(wide);
  await expect.poll(async () => (await drawing('App usage').boundingBox())!.width - (await room())).toBeLessThan(1);

  const ink = () => drawing('App usage').locator('.apexcharts-yaxis-label').first().getAttribute('fill');
  const light = await ink();
  await elsewhere(() => page.getByRole('button', { name: 'Switch to dark theme' }).click());
  expect(await ink()).not.toBe(light);
  await expect(page.locator('.apexcharts-svg')).toHaveCount(2);
});

test('charts that are left before they are drawn are drawn at the next visit', async ({ page }) => {
  await openAs(page, ADMIN, '/plans');
  await expect(title(page)).toHaveText('Plans');
  const drawn = await page.evaluate(async () => {
    const follow = (to: string) => document.querySelector<HTMLElement>(`nav a[href$="${to}"]`)!.click();
    follow('/dashboard');
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('figure')) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    follow('/plans');
    return document.querySelectorAll('.apexcharts-svg').length;
  });
  expect(drawn).toBe(0);
  await expect(title(page)).toHaveText('Plans');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.locator('.apexcharts-svg')).toHaveCount(2);
});
