import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../../support/accounts';
import { ownScripts } from '../../support/lazyCode';
import { expect } from '../../support/mockApi';
import { SECTIONS } from '../../support/sections';

export const TYPED = 'a';

export const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
export const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Blocks every request for the chunk, but not for what it shares with other chunks. */
export const take = (page: Page, piece: string) =>
  page.route(
    (url) => ownScripts(piece).includes(url.pathname),
    (route) => route.abort(),
  );
export const giveBack = (page: Page) => page.unrouteAll({ behavior: 'wait' });

/** Types something on a screen that does not need the piece. */
export async function typeOn(page: Page, address: string) {
  await openAs(page, ADMIN, address);
  await search(page).fill(TYPED);
}

export async function expectShell(page: Page) {
  await expect(page.getByRole('banner')).toContainText('Amina Rahman');
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveCount(SECTIONS.length);
}
