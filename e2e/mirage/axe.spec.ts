import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/test';
import { BANNERS } from './visits/banners';
import { COMMUNITY } from './visits/community';
import { HOW_TO_USE } from './visits/howToUse';
import { MODERATORS } from './visits/moderators';
import { NOTIFICATIONS } from './visits/notifications';
import { DIET_PLANS, RECIPES } from './visits/nutrition';
import { PAYMENTS } from './visits/payments';
import { PLANS } from './visits/plans';
import { PROFILE } from './visits/profile';
import { PUBLIC } from './visits/public';
import { DRAWER, SHELL } from './visits/shell';
import { SUPPLEMENTS } from './visits/supplements';
import { TRACKER } from './visits/tracker';
import { dialogsOfUser, USERS } from './visits/users';
import { type Visits } from './visits/visit';
import { WORKOUTS } from './visits/workouts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, in a form that a failing test can print. */
async function scan(page: Page, place: string) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${place}: ${id} at ${target.join(' ')}\n${failureSummary}`),
  );
}

/** What signed-in people see, by area; some of it depends on the seed data or on the width. */
const AREAS: Record<string, (page: Page, width: number) => Visits | Promise<Visits>> = {
  users: async (page) => ({ ...(await dialogsOfUser(page)), ...USERS }),
  recipes: () => RECIPES,
  'diet plans': () => DIET_PLANS,
  tracker: () => TRACKER,
  workouts: () => WORKOUTS,
  supplements: () => SUPPLEMENTS,
  community: () => COMMUNITY,
  banners: () => BANNERS,
  'how to use': () => HOW_TO_USE,
  plans: () => PLANS,
  payments: () => PAYMENTS,
  moderators: () => MODERATORS,
  notifications: () => NOTIFICATIONS,
  profile: () => PROFILE,
  shell: (_page, width) => (width < 992 ? { ...DRAWER, ...SHELL } : SHELL),
};

async function scanAll(page: Page, visits: Visits) {
  const found: string[] = [];
  for (const [place, visit] of Object.entries(visits)) {
    await visit(page);
    found.push(...(await scan(page, place)));
  }
  expect(found).toEqual([]);
}

for (const width of [1440, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`axe finds nothing at ${width} px in ${colorScheme}`, () => {
      test.setTimeout(120_000);
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test('before signing in', ({ page }) => scanAll(page, PUBLIC));

      for (const [area, visitsOf] of Object.entries(AREAS))
        test(area, async ({ page }) => {
          await openAs(page, ADMIN);
          await scanAll(page, await visitsOf(page, width));
        });
    });
  }
}
