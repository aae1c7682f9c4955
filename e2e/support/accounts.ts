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

type Stored = Record<string, string>;

/** The session storage after each sign-in on this worker's site, by email. */
const sessions = new Map<string, Stored>();

const readSession = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(['token', 'userId', 'user'].map((name) => [name, sessionStorage.getItem(name)!])),
  );

/** Goes to an empty page of the panel's site, which has the session but none of the panel's code. */
export async function leavePanel(page: Page) {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  await page.unroute('**/empty');
}

/** Stores a session as a sign-in does before the panel of the next page runs. */
const restoreSession = (page: Page, session: Stored) =>
  page.addInitScript((entries) => {
    if (location.protocol === 'http:') Object.assign(sessionStorage, entries);
  }, session);

/**
 * Opens a link as a visitor, signs in and waits until the section is shown. Uses the session of an earlier sign-in on
 * this worker if there is one, because the form takes time and has tests of its own.
 */
export async function openAs(page: Page, email: string, address = '/dashboard') {
  const session = sessions.get(email);
  const restoring = session && (await restoreSession(page, session));
  await page.goto(address);
  // Later pages of this tab have what the panel itself left there.
  await restoring?.dispose();
  if (!session) await signIn(page, email);
  await expect(page).toHaveURL(address.replaceAll(':', '%3A')); // as the panel writes it
  await expect(title(page)).toBeVisible();
  if (!session) sessions.set(email, await readSession(page));
}

/** The section's title in the top bar. */
export const title = (page: Page) => page.getByRole('banner').getByRole('heading', { level: 1 });
