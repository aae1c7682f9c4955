import { type Page } from '@playwright/test';

/** A user as the server sends it; only what the journeys look at. */
export interface WireUser {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phoneNo: string | null;
  isActive: 'Y' | 'N';
  createdAt: string;
  bmr: number | null;
  userPlans: { plan: { name: string } }[];
  assignedSupplements: { supplementsCategoryId: number }[];
  userAssesmentForm: Record<string, string | null> | null;
  userAssesmentProgresses: { dayNumber: number; measurements: Record<string, { day1: string; current: string }> }[];
  payment: Record<string, string | null> | null;
}

/** Calls the API with the session of this page; not among the recorded calls. */
export const ask = <Data>(page: Page, path: string, body: object = {}) =>
  page.evaluate(
    async ({ path, body }) => {
      const { apiRoot } = JSON.parse(document.getElementById('settings')!.textContent) as { apiRoot: string };
      const reply = await window.quietFetch(`${apiRoot}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'access-token': sessionStorage.getItem('token')! },
        body: JSON.stringify(body),
      });
      return ((await reply.json()) as { data: unknown }).data;
    },
    { path, body },
  ) as Promise<Data>;

export const askUsers = (page: Page) => ask<WireUser[]>(page, 'users/list');

/** The first user that satisfies the predicate. */
export async function findUser(page: Page, isWanted: (user: WireUser) => unknown) {
  const user = (await askUsers(page)).find(isWanted);
  if (!user) throw new Error('The seed data has no such user.');
  return user;
}
