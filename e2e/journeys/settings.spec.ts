import { type Page } from '@playwright/test';
import { expect, test } from '../support/test';

const BLOCK = /(<script id="settings"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Serves the page as an operator left it, with another text in its settings block. */
const editSettings = (page: Page, edit: (json: string) => string) =>
  page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(BLOCK, (_all, start: string, json: string, end: string) => start + edit(json) + end);
    return route.fulfill({ response, body });
  });

const without = (name: string) => (json: string) =>
  JSON.stringify({ ...(JSON.parse(json) as object), [name]: undefined });

const BROKEN: [what: string, edit: (json: string) => string, message: string][] = [
  ['no JSON', () => '{ "apiRoot": ', 'The settings block in index.html is not valid JSON.'],
  ['empty', () => '', 'The settings block is missing from index.html.'],
  ['a list', () => '[]', 'Setting "'],
  ['without apiRoot', without('apiRoot'), 'Setting "apiRoot" must be an http(s) address'],
  ['without mediaHost', without('mediaHost'), 'Setting "mediaHost" must be an http(s) address'],
  ['without productName', without('productName'), 'Setting "productName" must be a text.'],
  ['without adminUserId', without('adminUserId'), 'Setting "adminUserId" must be a number or a text.'],
  [
    'with a script for apiRoot',
    (json) => JSON.stringify({ ...(JSON.parse(json) as object), apiRoot: 'javascript:alert(1)' }),
    'Setting "apiRoot" must be an http(s) address',
  ],
];

for (const [what, edit, message] of BROKEN) {
  test(`a settings block that is ${what} is named in place of the panel`, async ({ page }) => {
    await editSettings(page, edit);
    await page.goto('/login');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This panel cannot start.');
    await expect(alert).toContainText(message);
  });
}

test('the product name is a setting', async ({ page }) => {
  await editSettings(page, (json) =>
    JSON.stringify({ ...(JSON.parse(json) as object), productName: 'Bloom & <b>Co</b>' }).replaceAll('<', '\\u003c'),
  );
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in · Bloom & <b>Co</b>');
  await expect(page.getByRole('main')).toContainText('Bloom & <b>Co</b>');
});
