import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/accounts';
import { whileAnswering } from '../support/answering';
import { behind, type Edits, elsewhere, whileServed } from '../support/nginx';
import { editSettings } from '../support/settings';
import { freePort, startProcess } from '../support/startProcess';
import { expect, test } from '../support/test';

/* What an operator sees of each mistake that docs/operating.md lists; src/features/auth/signInCause.test.tsx has the rest. */

async function failsToSignIn(page: Page, url: string, cause: string) {
  await page.goto(`${url}/login`);
  await signIn(page, ADMIN);
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
  await expect(page.getByRole('main')).toContainText(cause);
  await page.goto('about:blank'); // it asks for nothing when its host goes
}

test.beforeEach(({ allowFailedLoads }) => allowFailedLoads('auth/login/v2'));

const WITHOUT_PROXY: Edits = [[/location[^}]*}/g, '']];

const BEHIND: [mistake: string, edits: (api: string) => Promise<Edits> | Edits, cause: string][] = [
  ['no proxy', () => WITHOUT_PROXY, 'The backend at /api answered with status 405.'],
  [
    'a backend that is down',
    async () => behind(`http://127.0.0.1:${await freePort()}`),
    'The backend at /api answered with status 502.',
  ],
  [
    'a path that the backend does not have',
    (api) => [...behind(api), ['$api_root "/api"', '$api_root "/api/v9"']],
    'The backend at /api/v9 answered with status 404.',
  ],
  [
    'a backend on another origin without an answer',
    (api) => [...elsewhere(api), [/\$api_root ".*"/, '$api_root "https://api.invalid"']],
    'The backend at https://api.invalid gave no answer, or does not allow this page (CORS).',
  ],
];

for (const [mistake, edits, cause] of BEHIND)
  test(`the sign-in page tells of ${mistake}`, async ({ page, site }) => {
    await whileServed(await edits(site.mockApi!), (url) => failsToSignIn(page, url, cause));
  });

test('the sign-in page tells of a policy that does not know the backend', async ({ page, site, consoleWatch }) => {
  const apiRoot = 'https://api.elsewhere.example';
  await editSettings(page, (json) => JSON.stringify({ ...(JSON.parse(json) as object), apiRoot }));
  await failsToSignIn(page, site.url, `The Content-Security-Policy of this page does not allow ${apiRoot}.`);
  expect(consoleWatch.takeBreaches()).not.toEqual([]);
});

test('the console tells of a backend that redirects to another port', async ({ page, consoleWatch }) => {
  await whileAnswering(
    (_asked, reply) => reply.writeHead(307, { location: 'http://127.0.0.1:1/api' }).end(),
    (backend) => whileServed(behind(backend), (url) => failsToSignIn(page, url, 'The backend at /api gave no answer.')),
  );
  expect(consoleWatch.takeBreaches()).toContainEqual(expect.stringContaining('connect-src'));
});

test('without a build where the settings say, no page is there', async ({ request }) => {
  await whileServed([[/root .*;/, 'root /nowhere;']], async (url) => {
    const statuses = ['/login', '/healthz'].map(async (file) => (await request.get(url + file)).status());
    expect(await Promise.all(statuses)).toEqual([404, 503]);
  });
});

const REFUSED: [setting: string, edits: Edits, message: string][] = [
  ['an address without a scheme', [['"/api"', '"api.example.org"']], 'Setting "apiRoot" must be an http(s) address'],
  ['a name with quotes', [['"Petal"', `'"Petal"'`]], 'The settings block in index.html is not valid JSON.'],
  ['an administrator without quotes', [["'1'", 'a7f']], 'The settings block in index.html is not valid JSON.'],
];

for (const [setting, edits, message] of REFUSED)
  test(`the page tells of ${setting} in the settings`, async ({ page }) => {
    await whileServed(edits, async (url) => {
      await page.goto(`${url}/login`);
      await expect(page.getByRole('alert')).toContainText(message);
      await page.goto('about:blank'); // it asks for nothing when its host goes
    });
  });

test('a panel below a path says why it does not work, and one at the root says nothing', async ({
  page,
  site,
  allowFailedLoads,
}) => {
  const folder = test.info().outputPath('host');
  mkdirSync(folder);
  symlinkSync(path.resolve('dist'), path.join(folder, 'panel'));
  const host = await startProcess(['scripts/serve.mjs', folder, '--port', '0']);
  allowFailedLoads('/js/', '/css/', '/favicon', '/icon', '/site.webmanifest');
  const told = page.getByText('This page did not find its files.');
  await page.goto(`${host.url}/panel/index.html`);
  await expect(told).toBeVisible();
  await expect(told).toContainText('they belong at the root of their host');
  host.stop();
  await page.goto(`${site.url}/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(told).toBeHidden();
});
