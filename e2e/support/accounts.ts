import { expect, type Locator, type Page } from '@playwright/test';

/** The sample accounts of the mock server. */
export const ADMIN = 'amina@petal.app';
/** Sub-admin of Users and Recipes. */
export const HIRA = 'hira@petal.app';
/** Sub-admin of Community, Notifications and Profile. */
export const SARA = 'sara@petal.app';
/** A plain app user, who is refused. */
export const PLAIN_USER = 'maya@petal.app';

export const PASSWORD = 'petal-demo';

/** Fills in the sign-in form of the page, or of the session-expired dialog, and sends it. */
export async function signIn(place: Page | Locator, email: string, password = PASSWORD) {
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Follows a link as a visitor, signs in and waits until the section stands. */
export async function openAs(page: Page, email: string, address = '/dashboard') {
  await page.goto(address);
  await signIn(page, email);
  await expect(page).toHaveURL(address);
  await expect(title(page)).toBeVisible();
}

/** The section's title in the top bar. */
export const title = (page: Page) => page.getByRole('banner').getByRole('heading', { level: 1 });
