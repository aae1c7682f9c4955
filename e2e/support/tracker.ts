import { expect, type Page } from '@playwright/test';
import { ADMIN, openAs } from './accounts';
import { ask } from './server';

interface WireItem {
  id: number;
  caption: string;
  mediaUrl: string;
  mediaType: 'photo' | 'video';
}

interface WireHighlight {
  id: number;
  title: string;
  highlightItems: WireItem[];
}

export const cards = (page: Page) => page.getByRole('article');
export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('button', { name: `Actions for ${title}`, exact: true }) });

export async function openHighlights(page: Page) {
  await openAs(page, ADMIN, '/tracker');
  await expect(cards(page).first()).toBeVisible();
  return ask<WireHighlight[]>(page, 'highlights/list');
}
