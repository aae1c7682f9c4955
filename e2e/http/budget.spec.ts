import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { type Calls } from '../support/calls';
import { expect, test } from '../support/mockApi';
import { ADDRESSES } from '../support/sections';

/** What each screen may ask for when it is entered, written by hand: what its list shows, and nothing besides. */
const BUDGET: Record<string, readonly string[]> = {
  '/dashboard': ['dashboard/stats', 'dashboard/user-growth'],
  '/users': ['users/list'],
  '/tracker': ['highlights/list'],
  '/recipes': ['dishes/list', 'dishes/list/category'],
  '/diet-plans': ['dishes/list/category', 'meals/list'],
  '/workouts': ['exercise/list', 'workout/detail', 'workout/list/weeks', 'workout/list/workoutdays'],
  '/community': ['community/list/categories'],
  '/supplements': ['supplements/list'],
  '/moderators': ['users/list/employees'],
  '/notifications': ['customNotification/list', 'notificationCategoriesFolder/list'],
  '/plans': ['plans/list'],
  '/payments': ['paymentTypes/v2/list'],
  '/banners': ['banners/list'],
  '/how-to-use': ['howToUse/list'],
  '/profile': [],
};

/** The views that are more than a list, with what they show. */
const VIEWS: Record<string, readonly string[]> = {
  '/users?view=payments': ['plans/list', 'users/list'],
  '/tracker?tab=habits': ['habits/list'],
  '/diet-plans?view=matrix': ['dishes/list/category', 'meals/list'],
  '/community?group=1': ['community/detail', 'community/list/categories'],
};

/** Waits until no call has been made for a moment, and what is done when the page is idle is done. */
async function rest(page: Page, calls: Calls) {
  let before = -1;
  while (before !== calls.paths().length) {
    before = calls.paths().length;
    await page.evaluate(() => new Promise((idle) => setTimeout(() => requestIdleCallback(idle), 500)));
  }
}

/** The files that scripts fetched, beside those that are shown. */
function watchFiles(page: Page) {
  const files: string[] = [];
  page.on('request', (request) => {
    const isFetched = ['fetch', 'xhr'].includes(request.resourceType());
    if (isFetched && request.url().includes('/media/')) files.push(request.url());
  });
  return files;
}

test('every screen has its budget', () => {
  expect(Object.keys(BUDGET).toSorted()).toEqual([...ADDRESSES].toSorted());
});

test('entering a screen makes its calls, each once, and no other; no script fetches a file', async ({
  page,
  calls,
}) => {
  test.slow();
  await openAs(page, ADMIN, '/profile');
  await rest(page, calls);
  const files = watchFiles(page);
  for (const [address, budget] of Object.entries({ ...BUDGET, ...VIEWS })) {
    calls.forget();
    await page.goto(address);
    await rest(page, calls);
    expect.soft(calls.paths().toSorted(), address).toEqual(budget);
    expect.soft(files, address).toEqual([]);
  }
});

test('after signing in the dashboard makes two calls; those of Attention wait for a press', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/dashboard');
  const attention = page.getByRole('region', { name: 'Attention' });
  const count = attention.getByRole('button', { name: 'Count what waits' });
  await expect(count).toBeVisible();
  await rest(page, calls);
  expect(
    calls
      .paths()
      .filter((path) => !path.startsWith('auth/'))
      .toSorted(),
  ).toEqual(BUDGET['/dashboard']);
  calls.forget();
  await count.click();
  await expect(attention.getByRole('link')).toHaveCount(3);
  await expect(attention.getByText('Not counted. See Community.')).toBeVisible();
  await rest(page, calls);
  expect([...new Set(calls.paths())].toSorted()).toEqual([
    'community/detail',
    'community/list/categories',
    'users/list',
  ]);
  await page.reload();
  await expect(attention.getByRole('link', { name: /Payments pending/ })).toBeVisible();
  await expect(count).toHaveCount(0);
});

test('Users before the dashboard: Attention counts from the list that is there', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  calls.forget();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const attention = page.getByRole('region', { name: 'Attention' });
  await expect(attention.getByRole('link', { name: /Payments pending/ })).toBeVisible();
  await rest(page, calls);
  expect(calls.paths().toSorted()).toEqual(BUDGET['/dashboard']);
});

test('the member panel asks for whom one opens, and for nobody else', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  await page.getByRole('rowheader').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('Workouts').first()).toBeVisible();
  await rest(page, calls);
  expect(calls.to('users/progress')).toHaveLength(1);
});

test('the palette makes no call before something is typed, and none for users before a press', async ({
  page,
  calls,
}) => {
  await openAs(page, ADMIN, '/profile');
  await rest(page, calls);
  calls.forget();
  await page.keyboard.press('ControlOrMeta+k');
  const input = page.getByRole('combobox', { name: 'Go to, add or find' });
  await expect(input).toBeFocused();
  await rest(page, calls);
  expect(calls.paths()).toEqual([]);
  await input.fill('rania');
  await rest(page, calls);
  expect(calls.to('plans/list')).toHaveLength(1);
  expect(calls.to('users/list')).toEqual([]);
  await page.getByRole('option', { name: /^Search users too/ }).click();
  await expect(page.getByRole('option', { name: /^Rania/ }).first()).toBeVisible();
  expect(calls.to('users/list')).toHaveLength(1);
});
