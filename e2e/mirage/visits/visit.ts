import { expect, type Page } from '@playwright/test';
import { dialog } from '../../support/locators';
import { IS_MATRIX } from '../../../test/matrix';

/** A state of the panel: how to reach it, and what is visible then. */
export type Visit = (page: Page) => Promise<unknown>;

/** Visits by name, in order: one may start from the state of the visit before it. */
export type Visits = Record<string, Visit>;

export const visible = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** A dialog by its address on a screen. */
export const openDialog =
  (screen: string, address: string, name: string, text: string | RegExp): Visit =>
  async (page) => {
    await page.goto(`${screen}?dialog=${address}`);
    await expect(dialog(page, name).getByText(text).first()).toBeVisible();
  };

/** Visits of which another one shows the kind already: the same form or question with other words. */
export const ofAKind = (visits: Visits): Visits => (IS_MATRIX ? visits : {});
