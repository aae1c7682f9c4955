import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs } from '../support/accounts';
import { choose as chooseCard } from '../support/cards';
import { button, dialog, range } from '../support/locators';
import { ask, findUser, type WireUser } from '../support/server';
import { expect, test } from '../support/test';
import { choose, nameOf, rowOf, rows } from '../support/users';

/** How long other tabs may take to show a change. */
const IN_STEP = { timeout: 1000 };

/** Opens a section, and waits for the code that synchronises tabs, which is fetched when the page is idle. */
async function open(page: Page, email: string, address: string) {
  const fetched = page.waitForResponse(/\/js\/standby\./);
  await openAs(page, email, address);
  await (await fetched).finished();
  await page.waitForLoadState('networkidle');
}

const bannersOf = (page: Page) => page.getByRole('table', { name: 'Banners' });

test('a change shows in the other tab, whose dialog, text and page stay', async ({ page, context, watch }) => {
  const other = await context.newPage();
  await watch(other);
  await open(page, ADMIN, '/banners');
  await open(other, ADMIN, '/banners');
  const [first, second, third] = await ask<{ link: string }[]>(page, 'banners/list');
  await chooseCard(other, second!.link, 'Edit');
  const typed = dialog(other, 'Edit Banner').getByLabel('Link');
  await typed.fill('petal.example/typed');
  const address = other.url();

  await chooseCard(page, first!.link, 'Edit');
  await dialog(page, 'Edit Banner').getByLabel('Link').fill('petal.example/changed');
  await button(page, 'Edit Banner', 'Save').click();
  await expect(bannersOf(page)).toContainText('petal.example/changed');
  await expect(bannersOf(other)).toContainText('petal.example/changed', IN_STEP);

  await chooseCard(page, third!.link, 'Delete');
  await button(page, 'Delete Banner', 'Delete').click();
  await expect(bannersOf(page)).not.toContainText(third!.link);
  await expect(bannersOf(other)).not.toContainText(third!.link, IN_STEP);
  await expect(typed).toHaveValue('petal.example/typed');
  expect(other.url()).toBe(address);
});

test('a user deactivated in one tab is shown as inactive in the other, which stays on its page', async ({
  page,
  context,
  watch,
  calls,
}) => {
  const other = await context.newPage();
  await watch(other);
  await open(page, ADMIN, '/users');
  await open(other, ADMIN, '/users?page=2');
  const users = await ask<WireUser[]>(other, 'users/list');
  await expect(rows(other)).toHaveCount(10);
  const shown = await rows(other).allInnerTexts();
  const user = users.find(({ email, isActive }) => isActive === 'Y' && shown.some((text) => text.includes(email)))!;
  calls.forget();
  await choose(page, user, 'Deactivate User');
  await button(page, 'Deactivate User', 'Deactivate').click();
  await expect(rowOf(page, user)).toContainText('Inactive');
  await expect(rowOf(other, user)).toContainText('Inactive', IN_STEP);
  await expect(range(other)).toHaveText('11-20 of 248');
  // Nor does the load of one tab make the other load again.
  await page.waitForLoadState('networkidle');
  expect(calls.to('users/list')).toHaveLength(2);
});

test('the tab of another person loads nothing', async ({ page, context, watch, calls }) => {
  const stranger = await context.newPage();
  await watch(stranger);
  await open(page, ADMIN, '/users');
  await open(stranger, HIRA, '/users');
  const user = await findUser(page, ({ isActive }) => isActive === 'Y');
  const ofStranger = await stranger.evaluate(() => sessionStorage.getItem('token')!);
  calls.forget();
  await choose(page, user, 'Deactivate User');
  await button(page, 'Deactivate User', 'Deactivate').click();
  await expect(rowOf(page, user)).toContainText('Inactive');
  await stranger.waitForTimeout(IN_STEP.timeout);
  expect(calls.to('users/list').map(({ token }) => token)).not.toContain(ofStranger);
  await expect(stranger.getByRole('button', { name: `Actions for ${nameOf(user)}` })).toBeVisible();
});
