import { expect } from '@playwright/test';
import { title } from '../../support/accounts';
import { dialog, range } from '../../support/locators';
import { visible, type Visits } from './visit';

/** The dashboard and the shell around every screen. The last visit ends the session. */
export const SHELL: Visits = {
  dashboard: async (page) => {
    await page.goto('/dashboard');
    for (const name of ['Users', 'App usage']) {
      const card = page.getByRole('region', { name, exact: true });
      await card.scrollIntoViewIfNeeded(); // its chart comes when it is near
      await expect(card.getByRole('figure')).toBeVisible();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
  },
  'command palette': async (page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('add');
    await expect(page.getByRole('option', { name: /^Add Recipe/ })).toBeVisible();
  },
  'calls of this session': async (page) => {
    await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('calls');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Calls' })).toBeVisible();
  },
  'what changed': async (page) => {
    await page.goto('/users?tab=inactive');
    // The journal's code is fetched last, and what was changed before it runs is not in it.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Activate', exact: true }).first().click();
      await expect(page.getByRole('button', { name: 'Activate', exact: true }).first()).toBeEnabled();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('What changed');
      await page.keyboard.press('Enter');
      const changes = dialog(page, 'What changed').getByRole('listitem');
      await expect(changes).toContainText('Activated', { timeout: 1000 });
    }).toPass();
  },
  help: async (page) => {
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'What changed')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(dialog(page, 'Help: Users')).toBeVisible();
  },
  'a form with what was kept of it': async (page) => {
    await page.goto('/users?dialog=add');
    await page.getByLabel('First name').fill('Sana');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await visible(page, /^What you had typed is back/);
    await dialog(page, 'Add New User').getByRole('button', { name: 'Cancel' }).click();
  },
  'page not found': async (page) => {
    await page.goto('/userz');
    await visible(page, 'There is nothing at this address.');
  },
  'logout dialog': async (page) => {
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(dialog(page, 'Confirm Logout')).toBeVisible();
  },
  'session expired': async (page) => {
    await page.goto('/users');
    await expect(range(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('token', 'expired'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(dialog(page, 'Your session has expired. Please sign in again.')).toBeVisible();
  },
};

/** On windows without a sidebar. */
export const DRAWER: Visits = {
  drawer: async (page) => {
    await page.goto('/dashboard');
    await expect(title(page)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(dialog(page, 'Menu')).toBeVisible();
  },
};
