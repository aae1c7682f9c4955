import { type Page } from '@playwright/test';
import { ADMIN, openAs, title } from '../support/accounts';
import { dialog } from '../support/locators';
import { expect, test } from '../support/test';

/** The host has a newer build: files of this one are missing, and index.html names others. */
async function deployAnother(page: Page) {
  await page.route(/\/js\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route('/css/gone.css', (route) => route.fulfill({ status: 404, contentType: 'text/css' }));
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const reply = await route.fetch();
      const html = (await reply.text()).replaceAll('.js"', '.next.js"');
      return route.fulfill({ response: reply, body: html });
    },
  );
}

const NEWER = 'A new version is available.';

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });

test('code that a newer build removed leads to an offer to reload', async ({ page, allowFailedLoads }) => {
  allowFailedLoads('/js/');
  await openAs(page, ADMIN, '/profile');
  await deployAnother(page);
  await link(page, 'Plans').click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(`${NEWER}What you have opened before still works.`);
  await expect(failure).toContainText('This tab runs an older version');
  await expect(page.getByRole('banner')).toContainText('Amina Rahman');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await expect(title(page)).toHaveText('Plans');
  await expect(page.getByText(NEWER)).toHaveCount(0);
});

test('an open dialog stays as it is, and is restored after the reload', async ({ page, allowFailedLoads }) => {
  allowFailedLoads('/js/', '/css/gone.css'); // prefetched code is missing too
  await openAs(page, ADMIN, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await dialog(page, 'Edit Profile').getByLabel('First name').fill('Amna');
  await deployAnother(page);
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/css/gone.css' })),
  );
  await expect(page.getByText(`${NEWER} What you have not opened yet needs a reload.`)).toBeVisible();
  await expect(dialog(page, 'Edit Profile').getByLabel('First name')).toHaveValue('Amna');
  await page.unrouteAll({ behavior: 'wait' });
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(dialog(page, 'Edit Profile').getByLabel('First name')).toHaveValue('Amna');
});

test('code that cannot be fetched without a newer build is offered again', async ({ page, allowFailedLoads }) => {
  allowFailedLoads('/js/');
  await openAs(page, ADMIN, '/profile');
  await page.route(/\/js\/.*\.js$/, (route) => route.abort());
  await link(page, 'Plans').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page could not be loaded.');
  await expect(page.getByText(NEWER)).toHaveCount(0);
});
