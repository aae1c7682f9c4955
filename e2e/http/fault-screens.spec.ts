import { type Page } from '@playwright/test';
import { ADMIN, openAs, signIn, title } from '../support/accounts';
import { faultsOf, mend } from '../support/faults';
import { dialog } from '../support/locators';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/mockApi';

interface Screen {
  address: string;
  /** The call that loads what the region shows. */
  list: string;
  region: string;
  role?: 'region' | 'complementary';
  /** The text of a list without rows. */
  empty: RegExp;
  /** A text of the seed data. */
  some: string | RegExp;
}

const SCREENS: readonly Screen[] = [
  { address: '/users', list: 'users/list', region: 'Users', empty: /No users found/, some: /^1-10 of 248$/ },
  {
    address: '/recipes',
    list: 'dishes/list/category',
    region: 'Recipes',
    empty: /No categories found/,
    some: 'Breakfast',
  },
  { address: '/diet-plans', list: 'meals/list', region: 'Diet plans', empty: /No diet plans found/, some: '3 meal' },
  {
    address: '/tracker',
    list: 'highlights/list',
    region: 'HighLights',
    empty: /No highlights available/,
    some: /2026|20\d\d/,
  },
  {
    address: '/tracker?tab=habits',
    list: 'habits/list',
    region: 'Habits',
    empty: /No habits available/,
    some: /20\d\d/,
  },
  { address: '/workouts', list: 'workout/list/weeks', region: 'Workouts', empty: /No weeks found/, some: 'Moderate' },
  {
    address: '/supplements',
    list: 'supplements/list',
    region: 'Supplements',
    empty: /No supplements found/,
    some: 'View Link',
  },
  {
    address: '/community',
    list: 'community/list/categories',
    region: 'Groups',
    role: 'complementary',
    empty: /No groups/,
    some: /members?$/,
  },
  {
    address: '/moderators',
    list: 'users/list/employees',
    region: 'Moderators',
    empty: /No moderators found/,
    some: 'Hira Noor',
  },
  {
    address: '/notifications',
    list: 'customNotification/list',
    region: 'Notifications',
    empty: /No notifications found/,
    some: 'Your week, gently',
  },
  {
    address: '/notifications?tab=folders',
    list: 'notificationCategoriesFolder/list',
    region: 'Folders',
    empty: /No folders/,
    some: 'Trial week',
  },
  { address: '/plans', list: 'plans/list', region: 'Plans', empty: /No plans found/, some: 'PCOS Reset' },
  {
    address: '/payments',
    list: 'paymentTypes/v2/list',
    region: 'Payment Methods',
    empty: /No payment methods found/,
    some: 'Main account',
  },
  { address: '/banners', list: 'banners/list', region: 'Banners', empty: /No banners found/, some: /^1-10 of 24$/ },
  { address: '/how-to-use', list: 'howToUse/list', region: 'How to use', empty: /No categories found/, some: /\w/ },
];

const place = (page: Page, { region, role = 'region' }: Screen) =>
  page.getByRole('main').getByRole(role, { name: region, exact: true });

/** Waits until nothing is loading, whether or not it succeeded. */
async function isIdle(page: Page, screen: Screen) {
  await expect(place(page, screen)).toHaveAttribute('aria-busy', 'false');
  await expect(place(page, screen).getByText(/^Loading/)).toHaveCount(0);
  await expect(place(page, screen).getByRole('status', { name: 'Loading...' })).toHaveCount(0);
}

const some = (page: Page, screen: Screen) => place(page, screen).getByText(screen.some).first();
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click();

test.beforeEach(({ allowFailedLoads }) => allowFailedLoads('/api/'));

/** A table, cards below tabs, and a list beside what is chosen from it. In jest each list has a test of this. */
const KINDS = ['/users', '/recipes', '/community'];

for (const [number, screen] of sample(SCREENS, ({ address }) => KINDS.includes(address)).entries())
  test(`${screen.address}: a failure of ${screen.list} breaks no screen, and the list loads again`, async ({
    page,
    mockApi,
    calls,
  }) => {
    test.setTimeout(120_000);
    await openAs(page, ADMIN, '/profile');
    for (const fault of faultsOf(number))
      await test.step(fault.name, async () => {
        await fault.befall(page, mockApi, screen.list);
        calls.forget();
        await page.goto(screen.address);
        await isIdle(page, screen);
        await expect(place(page, screen).getByText(screen.empty)).toHaveCount(0);
        await mend(page, mockApi);
        await refresh(page);
        await expect(some(page, screen)).toBeVisible();

        await fault.befall(page, mockApi, screen.list);
        const before = calls.to(screen.list).length;
        await refresh(page);
        await expect
          .poll(() =>
            calls
              .to(screen.list)
              .slice(before)
              .every(({ status }) => status !== undefined),
          )
          .toBe(true);
        await isIdle(page, screen);
        await expect(some(page, screen)).toBeVisible();
        await mend(page, mockApi);
      });

    await test.step('null list', async () => {
      await mockApi.override({ kind: 'nullList', path: screen.list });
      await page.goto(screen.address);
      await expect(place(page, screen).getByText(screen.empty).first()).toBeVisible();
      await mend(page, mockApi);
    });

    await test.step('wrong shape', async () => {
      await mockApi.override({ kind: 'objectInsteadOfList', path: screen.list });
      await page.goto(screen.address);
      await isIdle(page, screen);
      await expect(place(page, screen).getByText(screen.empty)).toHaveCount(0);
      await mend(page, mockApi);
    });

    await test.step('401', async () => {
      await page.goto('/profile');
      await mockApi.override({ kind: 'expireSession', times: 1 });
      await page.goto(screen.address);
      const expired = dialog(page, 'Your session has expired. Please sign in again.');
      await signIn(expired, ADMIN);
      await expect(expired).toHaveCount(0);
      await expect(some(page, screen)).toBeVisible();
      await mend(page, mockApi);
    });

    await test.step('slow reply, and a reply after leaving', async () => {
      await mockApi.override({ kind: 'hold', path: screen.list });
      await page.goto(screen.address);
      await expect(place(page, screen)).toHaveAttribute('aria-busy', 'true');
      await page.getByRole('link', { name: 'Amina Rahman' }).click();
      await expect(title(page)).toHaveText('Profile');
      await mend(page, mockApi);
      await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
      await page.goBack();
      await expect(some(page, screen)).toBeVisible();
      await isIdle(page, screen);
    });
  });

test('a reply that takes ten seconds is shown', async ({ page, mockApi }) => {
  await page.clock.install();
  await openAs(page, ADMIN, '/profile');
  await mockApi.override({ kind: 'hold', path: 'banners/list' });
  await page.goto('/banners');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('region', { name: 'Banners' })).toHaveAttribute('aria-busy', 'true');
  await mockApi.clear();
  await expect(page.getByText(/^1-10 of 24$/)).toBeVisible();
});
