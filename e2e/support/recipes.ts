import { expect, type Page } from '@playwright/test';
import { ADMIN, openAs } from './accounts';
import { cards } from './cards';
import { ask } from './server';

/** A recipe as the server sends it; only what the journeys look at. */
export interface WireDish {
  id: number;
  title: string;
  image: string;
  ingredients: string;
  isActive: 'Y' | 'N';
}

interface WireCategory {
  id: number;
  title: string;
  dishesCategories: { id: number; title: string; dishes: WireDish[] }[];
}

/** The screen, and the tree of categories with their recipes. */
export async function openRecipes(page: Page, address = '/recipes') {
  await openAs(page, ADMIN, address);
  await expect(cards(page).first()).toBeVisible();
  const tree = await ask<WireCategory[]>(page, 'dishes/list');
  return { tree, first: tree[0]!, second: tree[1]! };
}
