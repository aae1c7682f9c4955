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

/** What the session storage of who signed in on this worker's site held, by email. */
const sessions = new Map<string, Stored>();

const readSession = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(['token', 'userId', 'user'].map((name) => [name, sessionStorage.getItem(name)!])),
  );

/** Keeps a session as a sign-in does, before the panel runs in this tab: on a page of its site that is not the panel. */
async function restoreSession(page: Page, session: Stored) {
  await page.goto('/icon.svg');
  await page.evaluate((entries) => Object.assign(sessionStorage, entries), session);
}

/**
 * Follows a link as a visitor, signs in and waits until the section stands. Whoever signed in on this worker before is
 * taken as signed in: the form takes time, and has journeys of its own.
 */
export async function openAs(page: Page, email: string, address = '/dashboard') {
  const session = sessions.get(email);
  if (session) await restoreSession(page, session);
  await page.goto(address);
  if (!session) await signIn(page, email);
  await expect(page).toHaveURL(address);
  await expect(title(page)).toBeVisible();
  if (!session) sessions.set(email, await readSession(page));
}

/** The section's title in the top bar. */
export const title = (page: Page) => page.getByRole('banner').getByRole('heading', { level: 1 });
