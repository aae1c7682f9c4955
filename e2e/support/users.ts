import { expect, type Page } from '@playwright/test';
import { dialog, range } from './locators';
import { type WireUser } from './server';

type Named = Pick<WireUser, 'firstName' | 'lastName' | 'email'>;

export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

export const table = (page: Page) => page.getByRole('table', { name: 'Users' });

/** The rows of the page shown, without the header. */
export const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

export const rowOf = (page: Page, { email }: Named) => rows(page).filter({ hasText: email });

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search by name, email or phone' });

/** The search in the state of the history entry, which is not in the address. */
export const keptSearch = (page: Page) =>
  page.evaluate(() => (history.state as { usr?: { hidden?: { search?: string } } }).usr?.hidden?.search);

/** Finds the user and chooses an item of the row's menu. */
export async function choose(page: Page, user: Named, item: string) {
  await searchBox(page).fill(user.email);
  await expect(range(page)).toHaveText('1-1 of 1');
  await rowOf(page, user)
    .getByRole('button', { name: `Actions for ${nameOf(user)}` })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Fills in the Add New User dialog; the picture is its own step. */
export async function fillNewUser(page: Page, email: string, firstName = 'Nadia') {
  const form = dialog(page, 'Add New User');
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill('Rahimi');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone number').fill('+92 300 1234567');
  await form.getByLabel('Plan').selectOption('PCOS Reset');
}
