import { expect } from '@playwright/test';
import { ADMIN, signIn } from '../../support/accounts';
import { visible, type Visits } from './visit';

/** The pages without a session. */
export const PUBLIC: Visits = {
  'sign-in': async (page) => {
    await page.goto('/login');
    await expect(page.getByRole('region', { name: 'Sample accounts' })).toBeVisible();
  },
  'sign-in with errors': async (page) => {
    await signIn(page, '', '');
    await visible(page, 'Email is required');
  },
  'sign-in refused': async (page) => {
    await signIn(page, ADMIN, 'wrong-password');
    await visible(page, 'Invalid login credentials');
  },
  'sign-up': async (page) => {
    await page.goto('/signup');
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  },
  verification: async (page) => {
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByLabel('Digit 1')).toBeVisible();
  },
};
