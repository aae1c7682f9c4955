import { type Page } from '@playwright/test';
import { ADMIN, HIRA, leavePanel, openAs, SARA, signIn, title } from '../support/accounts';
import { type Calls } from '../support/calls';
import { hold } from '../support/hold';
import { dialog, range } from '../support/locators';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/mockApi';
import { ADDRESSES } from '../support/sections';

const PANEL = /\/js\/(main|vendor)\./;

/** Signs in, and leaves the panel with the session kept. */
async function keepSession(page: Page, email: string) {
  await openAs(page, email);
  await leavePanel(page);
}

/** The frame of those who are signed in, or of the sign-in page. */
const frame = (page: Page, kind: 'shell' | 'sign-in' = 'shell') => page.locator(`.${kind}.first-frame`);

test('the frame and the first call come before the panel, which does not repeat that call', async ({ page, calls }) => {
  await keepSession(page, ADMIN);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  calls.forget();
  const release = await hold(page, PANEL);
  await page.goto('/users', { waitUntil: 'commit' });
  await expect(frame(page)).toBeVisible();
  await expect(frame(page).getByText('Petal')).toBeVisible();
  await expect.poll(() => calls.to('users/list').length).toBe(1);
  release();
  await expect(range(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  expect(calls.to('users/list')).toMatchObject([{ token, fields: {}, status: 200 }]);
});

test('the frame has the theme that was chosen', async ({ page }) => {
  await keepSession(page, ADMIN);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await hold(page, PANEL);
  await page.goto('/banners', { waitUntil: 'commit' });
  await expect(frame(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
});

test('without a session the frame is the sign-in page’s, with its words where they stay, and there is no call', async ({
  page,
  calls,
}) => {
  const release = await hold(page, PANEL);
  await page.goto('/users', { waitUntil: 'commit' });
  await expect(frame(page)).toBeHidden(); // the style sheet is there
  await expect(frame(page, 'sign-in')).toBeVisible();
  const words = page.locator('.lead-in').filter({ visible: true });
  const [text, box] = [await words.innerText(), await words.boundingBox()];
  release();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(frame(page, 'sign-in')).toHaveCount(0);
  expect([await words.innerText(), await words.boundingBox()]).toEqual([text, box]);
  expect(calls.to('users/list')).toEqual([]);
});

for (const address of ['/users', '/login'])
  test(`without the panel’s code ${address} says so and offers to reload, which helps once the code can be fetched`, async ({
    page,
    allowFailedLoads,
  }) => {
    allowFailedLoads('/js/main.', '/js/vendor.');
    await keepSession(page, ADMIN);
    if (address === '/login') await page.evaluate(() => sessionStorage.clear());
    await page.route(PANEL, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText('The panel could not be loaded. Reload');
    await page.unroute(PANEL);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(
      page.getByRole('heading', { name: address === '/login' ? 'Sign in' : 'Users', level: 1 }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('no call is made for a section that this person may not open', async ({ page, calls }) => {
  await keepSession(page, SARA);
  calls.forget();
  await page.goto('/users');
  await expect(page).toHaveURL('/dashboard');
  await expect(title(page)).toHaveText('Dashboard');
  expect(calls.to('users/list')).toEqual([]);
});

test('no call is made early where the address names another tab, which may need another list', async ({
  page,
  calls,
}) => {
  await keepSession(page, ADMIN);
  calls.forget();
  await page.goto('/tracker?tab=habits');
  await expect(page.getByRole('tab', { name: 'Habits' })).toHaveAttribute('aria-selected', 'true');
  await page.waitForLoadState('networkidle');
  expect(calls.to('highlights/list')).toEqual([]);
});

test('after a logout the late reply is dropped, and the next person’s panel makes its own call', async ({
  page,
  calls,
  mockApi,
  allowFailedLoads,
}) => {
  allowFailedLoads('users/list');
  await keepSession(page, ADMIN);
  calls.forget();
  await mockApi.override({ kind: 'hold', path: 'users/list' });
  await page.goto('/users');
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog(page, 'Confirm Logout').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await mockApi.clear();
  await signIn(page, HIRA);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(range(page)).toBeVisible();
  const [first, own, ...others] = calls.to('users/list');
  expect(own!.token).not.toBe(first!.token);
  expect(others).toEqual([]);
});

/** Opens the users as the admin, and stops before the panel runs, when the early call has been sent. */
async function stopAfterEarlyCall(page: Page, calls: Calls) {
  await keepSession(page, ADMIN);
  calls.forget();
  const release = await hold(page, PANEL);
  await page.goto('/users', { waitUntil: 'commit' });
  await expect.poll(() => calls.to('users/list').length).toBe(1);
  return release;
}

test('an early call is not used for another person who is signed in when the panel runs', async ({ page, calls }) => {
  await keepSession(page, HIRA);
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  const release = await stopAfterEarlyCall(page, calls);
  await page.evaluate((stored) => Object.assign(sessionStorage, stored), session);
  release();
  await expect(range(page)).toBeVisible();
  const [early, own, ...further] = calls.to('users/list');
  expect(further).toEqual([]);
  expect(own!.token).toBe(session.token);
  expect(early!.token).not.toBe(session.token);
});

test('an early call is not used where nobody is signed in any more when the panel runs', async ({ page, calls }) => {
  const release = await stopAfterEarlyCall(page, calls);
  await page.evaluate(() => sessionStorage.clear());
  release();
  await expect(page).toHaveURL('/login');
  await signIn(page, HIRA);
  await expect(range(page)).toBeVisible();
  const [early, own, ...further] = calls.to('users/list');
  expect(further).toEqual([]);
  expect(own!.token).not.toBe(early!.token);
});

test('a call whose token is refused opens the sign-in dialog, and the list comes after it', async ({
  page,
  mockApi,
  allowFailedLoads,
}) => {
  allowFailedLoads('users/list');
  await keepSession(page, ADMIN);
  await mockApi.override({ kind: 'expireSession' });
  await page.goto('/users');
  const expired = dialog(page, 'Your session has expired. Please sign in again.');
  await signIn(expired, ADMIN);
  await expect(range(page)).toBeVisible();
});

/** The layout shifts since the page began. */
const shiftSoFar = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

/** What a section is made of: figures, a table, cards, a list with what is chosen from it, a form. */
const KINDS = ['/dashboard', '/users', '/recipes', '/community', '/profile'];

for (const width of [1440, 390])
  test(`at ${width} px nothing of a section moves while it comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await keepSession(page, ADMIN);
    for (const address of sample(ADDRESSES, (each) => KINDS.includes(each))) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect.soft(await shiftSoFar(page), address).toBeLessThanOrEqual(0.02);
    }
  });
