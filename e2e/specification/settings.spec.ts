import { sample } from '../../test/matrix';
import { editSettings, withSettings } from '../support/settings';
import { expect, test } from '../support/test';

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
    'with a name in place of an address for reportTo',
    (json) => JSON.stringify({ ...(JSON.parse(json) as object), reportTo: 'reports' }),
    'Setting "reportTo" must be an http(s) address',
  ],
  [
    'with a script for apiRoot',
    (json) => JSON.stringify({ ...(JSON.parse(json) as object), apiRoot: 'javascript:alert(1)' }),
    'Setting "apiRoot" must be an http(s) address',
  ],
];

for (const [what, edit, message] of sample(BROKEN, ([each]) => each === 'no JSON' || each === 'without apiRoot')) {
  test(`a settings block that is ${what} is named in place of the panel`, async ({ page }) => {
    await editSettings(page, edit);
    await page.goto('/login');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This panel cannot start.');
    await expect(alert).toContainText(message);
  });
}

test('the product name is a setting', async ({ page }) => {
  await withSettings(page, { productName: 'Bloom & <b>Co</b>' });
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in · Bloom & <b>Co</b>');
  await expect(page.getByRole('main')).toContainText('Bloom & <b>Co</b>');
});
