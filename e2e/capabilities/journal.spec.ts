import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { button, dialog } from '../support/locators';
import { findUser } from '../support/server';
import { expect, test } from '../support/test';

const journal = (page: Page) => dialog(page, 'What changed');
const isActive = async (page: Page, wanted: number) => (await findUser(page, ({ id }) => id === wanted)).isActive;

test('a deactivated person is told in the journal, and Undo activates them again', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await page.waitForLoadState('networkidle'); // the journal's code is fetched last
  const { id, firstName, lastName } = await findUser(page, (user) => user.isActive === 'Y');
  const name = `${firstName} ${lastName}`;
  await page.getByRole('searchbox').fill(name);
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Deactivate User' }).click();
  await button(page, 'Deactivate User', 'Deactivate').click();
  await expect(dialog(page, 'Deactivate User')).toHaveCount(0);
  expect(await isActive(page, id)).toBe('N');

  await page.getByRole('button', { name: 'What changed' }).click();
  await expect(journal(page).getByRole('listitem')).toContainText(`Deactivated ${name}`);
  await button(page, 'What changed', `Undo: Deactivated ${name}`).click();
  await expect(journal(page).getByText(/undone at/)).toBeVisible();
  expect(await isActive(page, id)).toBe('Y');
  await page.keyboard.press('Escape');
  await expect(journal(page)).toHaveCount(0);
});
