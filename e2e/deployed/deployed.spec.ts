import { connect } from 'node:net';
import { ADMIN, openAs } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { button, dialog } from '../support/locators';
import { elsewhere, startNginx } from '../support/nginx';
import { expect, test } from '../support/test';

/*
 * The production build behind nginx, with the configuration of deploy/nginx. A violation of the
 * Content-Security-Policy is an error in the console, which fails any journey.
 */

test('a page that is brought in becomes elements of its own document, and nothing of it breaks the policy', async ({
  page,
}) => {
  await openAs(page, ADMIN, '/recipes?view=bring-in');
  const recipe = (name: string) =>
    `<div itemscope itemtype="https://schema.org/Recipe" onclick="x"><h1 itemprop="name">${name} &amp; rice</h1>
    <img src="https://elsewhere.example/a.png" onerror="x" style="color: red"><script>x</script>
    <p itemprop="recipeIngredient">1 leek</p><p itemprop="recipeInstructions">Boil.</p></div>`;
  const data = { '@type': 'Recipe', name: 'Stew <b onclick="x">&amp; more</b>', recipeIngredient: ['1 leek'] };
  const files = {
    'marked.html': `<body onload="x">${recipe('Soup')}</body>`,
    'data.html': `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    'text.html': '<h1>Salad</h1><h2>Ingredients</h2><p>1 lettuce</p><h2>Method</h2><p>Toss&nbsp;it.</p>',
  };
  await page
    .getByLabel('Or a file')
    .setInputFiles(
      Object.entries(files).map(([name, html]) => ({ name, mimeType: 'text/html', buffer: Buffer.from(html) })),
    );
  const rows = page.getByRole('list', { name: 'recipes that were read' }).getByRole('listitem');
  await expect(rows).toContainText(['Soup & rice', 'Stew & more', 'Salad']);
});

test('a chosen picture is previewed, uploaded, shown, and copied from the media host', async ({ page }) => {
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

test('neither an inline script nor HTML in a text gets into the page', async ({ page, consoleWatch }) => {
  await openAs(page, ADMIN);
  await expect(page.getByRole('figure')).toHaveCount(2); // they may write to innerHTML, but only escaped text
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append("document.title = 'broken in'");
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img alt="broken in">');
  });
  await expect.poll(() => consoleWatch.takeBreaches()).toEqual([expect.stringContaining("'TrustedScript'")]);
  await expect(page).not.toHaveTitle('broken in');
  await expect(page.getByRole('img', { name: 'broken in' })).toHaveCount(0);
});

/** Sends a raw request, which no client library would send. */
const sendRaw = (address: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket.once('data', (answer) => resolve(answer.toString())).once('error', reject);
  });

const SAFETY = {
  'strict-transport-security': /^max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy':
    /^default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; (?!.*(unsafe|sha256)).*form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script';/,
};

test('every answer carries the headers that keep the panel safe', async ({ page, request, site }) => {
  await page.goto('/login');
  const script = (await page.locator('script[src^="/js/"]').first().getAttribute('src'))!;
  const answers: [status: number, address: string, method?: string][] = [
    [200, '/'],
    [200, '/index.html'],
    [200, '/users?page=2'],
    [200, '/icon.svg'],
    [200, '/healthz'],
    [200, script],
    [404, `${script}.map`],
    [404, '/js/gone.12345678.js'],
    [404, '/assets/'],
    [404, '/robots.txt'],
    [404, '/.env'],
    [405, '/login', 'POST'],
  ];
  for (const [status, address, method = 'GET'] of answers) {
    const reply = await request.fetch(address, { method });
    expect([address, reply.status()]).toEqual([address, status]);
    for (const [name, value] of Object.entries(SAFETY)) expect(reply.headers()[name], address).toMatch(value);
  }
  const refusal = await sendRaw(site.url, 'GET /% HTTP/1.1\r\nHost: panel\r\n\r\n');
  expect(refusal).toMatch(/^HTTP\/1.1 400 /);
  expect(refusal).toContain('Content-Security-Policy: ');
});

test('files named by a hash are compressed and cached; index.html is revalidated', async ({ page, request }) => {
  await page.goto('/login');
  const address = await page.locator('script[src^="/js/main."]').first().getAttribute('src');
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

test('breaches of the policy are reported where the settings say, and nowhere else', async ({
  page,
  site,
  consoleWatch,
}) => {
  const reporting = await startNginx('dist', [
    ...elsewhere(site.mockApi!),
    ['$report_to ""', '$report_to "https://reports.example/panel"'],
  ]);
  const reports: { kind: string; rule: string; blocked: string }[] = [];
  await page.route('https://reports.example/panel', (route) => {
    reports.push(...(route.request().postDataJSON() as { reports: typeof reports }).reports);
    return route.fulfill({ status: 204 });
  });
  try {
    const code = page.waitForResponse(/\/js\/reports\./);
    const reply = await page.goto(`${reporting.url}/login`);
    expect(reply!.headers()['content-security-policy']).toContain(' https://reports.example;');
    await code;
    await page.evaluate(() => fetch('https://elsewhere.example/?who=amina').catch(() => undefined));
    await expect
      .poll(() => reports)
      .toMatchObject([{ kind: 'policy', rule: 'connect-src', blocked: 'elsewhere.example' }]);
    expect(JSON.stringify(reports)).not.toContain('amina');
    expect(consoleWatch.takeBreaches()).not.toEqual([]);
  } finally {
    reporting.stop();
  }
});

test('/healthz answers; the licences of the build are one link away from the profile', async ({ page, request }) => {
  const health = await request.get('/healthz');
  expect([health.status(), await health.text()]).toEqual([200, expect.stringMatching(/^ok \d+\.\d+\.\d+/)]);
  await openAs(page, ADMIN, '/profile');
  const address = await page.getByRole('link', { name: 'Open-source licences' }).getAttribute('href');
  const licences = await request.get(address!);
  expect(licences.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await licences.text()).toMatch(/^react-dom [\d.]+\nMIT$/m);
});

test('a missing file is not cached', async ({ request }) => {
  const gone = await request.get('/js/gone.12345678.js');
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, undefined]);
});

test('the files of payments come from the media host and are compared', async ({ page }) => {
  await openAs(page, ADMIN, '/users?view=payments');
  await page
    .getByRole('region', { name: 'Pending payments' })
    .getByRole('button', { name: /89\.00 USD/ })
    .click();
  await page.getByRole('button', { name: 'Compare with other proofs' }).click();
  await expect(page.getByText('Same file as another member')).toBeVisible();
  await expect(page.getByText('could not be compared')).toHaveCount(0);
});

test('the tour writes its texts within the policy', async ({ page }) => {
  await openAs(page, ADMIN, '/plans');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('tour');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your sections' })).toContainText('1 of 4');
});
