import { ADMIN, openAs } from '../support/accounts';
import { RECEIPT } from '../support/files';
import { button, dialog } from '../support/locators';
import { expect, test } from '../support/test';
import { fillNewUser, keptSearch, rowOf, searchBox } from '../support/users';

const IMAGE = '<img src=x onerror="alert(1)">';
const SCRIPT = '<script>alert(2)</script>';

test('HTML and script in every field show as text', async ({ page }) => {
  let hasRun = false;
  page.on('dialog', (alert) => {
    hasRun = true;
    void alert.dismiss();
  });
  const user = { firstName: IMAGE, lastName: 'Rahimi', email: 'nadia@mail.com' };
  await openAs(page, ADMIN, '/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  await fillNewUser(page, user.email, user.firstName);
  await dialog(page, 'Add New User')
    .getByLabel('Transaction image')
    .setInputFiles({ ...RECEIPT, name: `${SCRIPT.replace('/', '')}.png` });
  await expect(dialog(page, 'Add New User')).toContainText('<script>alert(2)<script>.png');
  await button(page, 'Add New User', 'Save').click();
  await expect(rowOf(page, user).getByRole('rowheader')).toContainText(`${IMAGE} Rahimi`);
  await rowOf(page, user)
    .getByRole('button', { name: `Actions for ${IMAGE} Rahimi` })
    .click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  await expect(dialog(page, 'Delete User')).toContainText(IMAGE);
  await button(page, 'Delete User', 'Cancel').click();

  await searchBox(page).fill(SCRIPT);
  await expect(page.getByText(`Nothing matches “${SCRIPT}” in All.`)).toBeVisible();
  await expect.poll(() => keptSearch(page)).toBe(SCRIPT);
  await page.reload();
  await expect(page.getByText(`Nothing matches “${SCRIPT}” in All.`)).toBeVisible();
  expect(hasRun).toBe(false);
});
