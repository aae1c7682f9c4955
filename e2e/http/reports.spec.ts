import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/mockApi';
import { withSettings } from '../support/settings';

interface Sent {
  build: string;
  reports: { kind: string; endpoint?: string; name?: string; frames?: string[]; route: string; actions: string[] }[];
}

const UNREADABLE = { body: 'Amina Rahman, amina@petal.app', headers: { 'access-control-allow-origin': '*' } };

test('failures are reported by names of code alone, where an address is set', async ({ page }) => {
  const sent: Sent[] = [];
  await page.route('**/reports', (route) => {
    sent.push(route.request().postDataJSON() as Sent);
    return route.fulfill({ status: 204 });
  });
  await withSettings(page, { reportTo: '/reports' });
  const reporter = page.waitForResponse(/\/js\/reports\./);
  await openAs(page, ADMIN, '/banners?search=sleep');
  await reporter; // it notes the actions, and is fetched when the page is idle
  await page.route('**/banners/list', (route) => route.fulfill(UNREADABLE));
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent[0]!.build).toMatch(/^\d+\.\d+\.\d+/);
  expect(sent[0]!.reports).toContainEqual(
    expect.objectContaining({ kind: 'reply', endpoint: 'listBanners', route: '/banners' }),
  );
  const text = JSON.stringify(sent);
  expect(text).toContain('listBanners pending');
  expect(text).not.toMatch(/Amina|petal\.app|sleep/);
});

test('without an address nothing is reported, and the code for it is not fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAs(page, ADMIN, '/banners');
  await page.route('**/banners/list', (route) => route.fulfill(UNREADABLE));
  const standby = page.waitForResponse(/\/js\/standby\./);
  await page.reload();
  await standby; // what is fetched when the page is idle
  await expect(page.getByRole('button', { name: /^Refresh: some of this page/ })).toBeVisible();
  expect(asked.filter((path) => /reports/.test(path))).toEqual([]);
});
