import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { dialog } from '../support/locators';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/mockApi';
import { findUser, type WireUser } from '../support/server';
import { choose } from '../support/users';

/** Changes the users on their way to the panel. */
const changeUsers = (page: Page, change: (user: WireUser) => void) =>
  page.route('**/api/users/list', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { data: WireUser[] };
    body.data.forEach(change);
    return route.fulfill({ response, json: body });
  });

const ADDRESSES = ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,<script>alert(1)</script>'];

for (const file of sample(ADDRESSES, (each) => each === ADDRESSES[1])) {
  test(`media at ${file} is neither a link nor a picture`, async ({ page }) => {
    await changeUsers(page, ({ payment, userAssesmentForm }) => {
      if (payment) payment.file = file;
      if (userAssesmentForm) userAssesmentForm.file = file;
    });
    await openAs(page, ADMIN, '/users');
    const user = await findUser(page, ({ payment, userAssesmentForm }) => payment && userAssesmentForm);
    await choose(page, user, 'Assessment');
    await expect(dialog(page, 'User Assessment').getByRole('heading', { name: 'Personal' })).toBeVisible();
    await expect(dialog(page, 'User Assessment').getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await choose(page, user, 'Transaction');
    await expect(page.getByText('Image failed to load')).toBeVisible();
    await expect(dialog(page, 'Transaction Details').getByRole('img')).toHaveCount(0);
  });
}

test('a transaction picture that does not load is hidden, and a text says so', async ({ page, allowFailedLoads }) => {
  allowFailedLoads('/media/no-such.png');
  await changeUsers(page, ({ payment }) => {
    if (payment) payment.file = 'no-such.png';
  });
  await openAs(page, ADMIN, '/users');
  await choose(page, await findUser(page, ({ payment }) => payment), 'Transaction');
  await expect(page.getByText('Image failed to load')).toBeVisible();
  await expect(dialog(page, 'Transaction Details').getByRole('img')).toHaveCount(0);
});

test('multi-line answers keep their lines, and their HTML is text', async ({ page }) => {
  const history = 'First line\n<b>second</b> line';
  await changeUsers(page, ({ userAssesmentForm }) => {
    if (userAssesmentForm) userAssesmentForm.medicalHistory = history;
  });
  await openAs(page, ADMIN, '/users');
  await choose(page, await findUser(page, ({ userAssesmentForm }) => userAssesmentForm), 'Assessment');
  const answer = dialog(page, 'User Assessment').getByText('second');
  await expect(answer).toBeVisible();
  expect(await answer.innerText()).toBe(history);
});
