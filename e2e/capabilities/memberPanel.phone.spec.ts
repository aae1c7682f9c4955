import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { button, dialog } from '../support/locators';
import { askUsers, findUser, type WireUser } from '../support/server';
import { expect, test } from '../support/test';
import { nameOf } from '../support/users';

/** A member of whom everything is known. */
const isKnown = ({ userAssesmentProgresses, payment, isActive, bmr, userAssesmentForm }: WireUser) =>
  userAssesmentProgresses.length > 3 && payment && isActive === 'Y' && bmr && userAssesmentForm?.file;

const sheet = (page: Page) => page.locator('.member');
const part = (page: Page, name: string | RegExp) => sheet(page).getByRole('region', { name });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one column in the same order, steps and actions at the thumb', async ({ page }) => {
    await openAs(page, ADMIN, '/users');
    const user = await findUser(page, isKnown);
    await page.goto(`/users?dialog=member:${user.id}`);
    await expect(part(page, 'Habits')).toBeVisible();
    await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText([
      'Weight',
      'Measurements',
      'BMR',
      /^Check-in, day/,
      'Workouts',
      'Habits',
      'Cycle',
      'Mentions',
      'Proof of payment',
      'Assessment',
    ]);
    // Once the sheet has slid in.
    await expect(async () => {
      const boxes = await sheet(page)
        .getByRole('heading', { level: 3 })
        .evaluateAll((headings) =>
          headings.map((heading) => heading.getBoundingClientRect()).map(({ x, y }) => [Math.round(x), y]),
        );
      expect(new Set(boxes.map(([x]) => x)).size).toBe(1);
      expect(boxes.map(([, y]) => y)).toEqual(boxes.map(([, y]) => y!).toSorted((one, other) => one - other));
    }).toPass({ timeout: 5000 });
    const scroller = sheet(page).locator('.member-scroll');
    expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

    await sheet(page).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Update BMR' }).click();
    await button(page, 'Update BMR', 'Cancel').click();
    await expect(sheet(page).getByRole('button', { name: 'Actions' })).toBeFocused();
    const listed = await askUsers(page);
    const next = listed[listed.findIndex(({ id }) => id === user.id) + 1]!;
    await sheet(page)
      .getByRole('button', { name: `Next person: ${nameOf(next)}` })
      .click();
    await expect(dialog(page, nameOf(next))).toBeVisible();
  });
});
