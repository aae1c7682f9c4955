import { type Page } from '@playwright/test';
import { ADMIN, openAs, title } from '../../support/accounts';
import { expect } from '../../support/mockApi';
import { expectShell, giveBack, retry, search, take, TYPED, typeOn } from './blocked';

const FAILED = 'This page could not be loaded.';

export async function section(page: Page, label: string, address: string) {
  await typeOn(page, address === '/plans' ? '/banners' : '/plans');
  const before = await title(page).textContent();
  const link =
    address === '/profile'
      ? page.getByRole('banner').getByRole('link', { name: 'Amina Rahman' })
      : page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: label, exact: true });
  await link.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED);
  await expectShell(page);
  await page.goBack();
  await expect(title(page)).toHaveText(before!);
  await expect(search(page)).toHaveValue(TYPED);
  await link.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED);
  await giveBack(page);
  await retry(page).click();
  await expect(title(page)).toHaveText(label);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

/** A page that cannot be shown without the piece: it says so, and is shown at the next try. */
export async function visit(page: Page, address: string, heading: string) {
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

export async function shell(page: Page) {
  await giveBack(page);
  await openAs(page, ADMIN, '/plans');
  await take(page, 'shell');
  await visit(page, '/banners', 'Banner');
}

export async function notFound(page: Page) {
  await typeOn(page, '/plans');
  await page.evaluate(() => {
    history.pushState({}, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED);
  await expectShell(page);
  await giveBack(page);
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible();
}

export async function charts(page: Page) {
  await openAs(page, ADMIN, '/dashboard');
  await expect(page.getByText('The chart could not be loaded.')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Total Users' })).toBeVisible();
  await expectShell(page);
  await giveBack(page);
  await retry(page).first().click();
  await retry(page).click();
  await expect(page.getByRole('figure', { name: 'App usage by month' })).toBeVisible();
}

/** Where the browser has Redux DevTools but their options cannot be fetched, the panel starts without them. */
export async function devTools(page: Page) {
  await page.addInitScript(() => {
    const compose = () => () => {
      throw new Error('DevTools without their options show what is private.');
    };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
  await typeOn(page, '/plans');
  await expectShell(page);
}
