import { expect, type Page } from '@playwright/test';
import { ADMIN, openAs } from './accounts';
import { ask } from './server';

/** A diet plan as the server sends it; only what the journeys look at. */
export interface WirePlan {
  id: number;
  title: string;
  dishesCategory: { id: number };
  kcalOptions: string;
  ingredientsDetails: string;
  cookingSteps: string;
}

export interface WireCategory {
  id: number;
  title: string;
  dishesCategories: { id: number; title: string }[];
}

/** The screen, the tree of categories and what is in a sub category. */
export async function openPlans(page: Page, address = '/diet-plans') {
  await openAs(page, ADMIN, address);
  await expect(page.getByRole('heading', { name: '3 meal' })).toBeVisible();
  const tree = await ask<WireCategory[]>(page, 'dishes/list');
  const plans = await ask<WirePlan[]>(page, 'meals/list');
  const plansIn = ({ id }: { id: number }) => plans.filter(({ dishesCategory }) => dishesCategory.id === id);
  const titlesIn = (sub: { id: number }) => plansIn(sub).map(({ title }) => title);
  return { tree, first: tree[0]!, second: tree[1]!, plansIn, titlesIn };
}
