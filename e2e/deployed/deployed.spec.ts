import { ADMIN, openAs } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { AREAS } from '../mirage/visits/areas';
import { expect, test } from '../support/test';
import { button, dialog } from '../support/users';

/*
 * The production build behind nginx, with the configuration of deploy/nginx. A breach of the Content-Security-Policy is
 * an error in the console, which fails any journey.
 */

for (const [area, visitsOf] of Object.entries(AREAS))
  test(`${area}: no screen and no dialog breaks the policy`, async ({ page, allowFailedLoads }) => {
    test.setTimeout(120_000);
    if (area === 'shell') allowFailedLoads('users/list'); // where the session expires
    await openAs(page, ADMIN);
    for (const visit of Object.values(await visitsOf(page, 1440))) await visit(page);
  });

test('a chosen picture is previewed, sent, shown, and copied from the media host', async ({ page }) => {
  await openAs(page, ADMIN, '/banners?dialog=add');
  const form = dialog(page, 'Add New Banner');
  await form.getByLabel('Link').fill('petal.example/new');
  await form.getByLabel('Image').setInputFiles(RECEIPT);
  const preview = form.locator('img');
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  await button(page, 'Add New Banner', 'Save').click();
  await expect(dialog(page, 'Add New Banner')).toHaveCount(0);
  const stored = page.getByRole('row', { name: /petal\.example\/new/ }).getByRole('img');
  await expect.poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);

  await page.goto('/tracker?tab=habits');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Remove / })).toBeVisible();
});

test('an inline script does not run', async ({ page, consoleWatch }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = "document.title = 'broken in'";
    document.body.append(script);
  });
  await expect.poll(() => consoleWatch.takeBreaches()).toEqual([expect.stringContaining("script-src 'self'")]);
  await expect(page).not.toHaveTitle('broken in');
});

test('every answer carries the headers that keep the panel safe', async ({ page, request }) => {
  await page.goto('/login');
  const script = await page.locator('script[src^="/js/"]').first().getAttribute('src');
  for (const address of ['/', '/users?page=2', script!, '/js/gone.12345678.js']) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy']!;
    expect(policy, address).toContain("script-src 'self'; style-src 'self';");
    expect(policy, address).toContain("frame-ancestors 'none'");
    expect(policy, address).not.toMatch(/unsafe-/);
    expect(headers, address).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test('files named after their content are packed and kept; index.html is asked for anew', async ({ page, request }) => {
  await page.goto('/login');
  const address = await page.locator('script[src^="/js/"]').first().getAttribute('src');
  for (const encoding of ['br', 'gzip']) {
    const script = await request.get(address!, { headers: { 'accept-encoding': encoding } });
    expect(script.headers()).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await script.text()).toContain('webpack');
  }
  const page2 = await request.get('/diet-plans?search=soup', { headers: { accept: 'text/html' } });
  expect(page2.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'gzip' });
  expect(await page2.text()).toContain('id="root"');
});

test('what is not there is said so, and maps of the sources are not given away', async ({ page, request }) => {
  await page.goto('/login');
  const script = await page.locator('script[src^="/js/"]').first().getAttribute('src');
  const gone = await request.get('/js/gone.12345678.js');
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, undefined]);
  expect((await request.get(`${script}.map`)).status()).toBe(404);
  expect((await request.post('/login')).status()).toBe(405);
});
