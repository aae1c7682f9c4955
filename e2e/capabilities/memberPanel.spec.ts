import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { button, dialog, range } from '../support/locators';
import { ask, findUser, type WireUser } from '../support/server';
import { expect, test } from '../support/test';
import { nameOf, rowOf, rows, searchBox } from '../support/users';

/** A member of whom everything is known. */
const isKnown = ({ userAssesmentProgresses, payment, isActive, bmr, userAssesmentForm }: WireUser) =>
  userAssesmentProgresses.length > 3 && payment && isActive === 'Y' && bmr && userAssesmentForm?.file;

/** A member whose proof of payment and line of weight can be enlarged. */
const hasProof = ({ userAssesmentProgresses, payment, isActive }: WireUser) =>
  userAssesmentProgresses.length > 1 && payment?.file && isActive === 'Y';

const sheet = (page: Page) => page.locator('.member');
const part = (page: Page, name: string | RegExp) => sheet(page).getByRole('region', { name });

/** Opens the panel from the name in the table. */
async function openMember(page: Page, user: WireUser) {
  await searchBox(page).fill(user.email);
  await expect(range(page)).toHaveText('1-1 of 1');
  await rowOf(page, user)
    .getByRole('button', { name: nameOf(user), exact: true })
    .click();
  await expect(dialog(page, nameOf(user))).toBeVisible();
}

test('one person on one screen: state, figures, answers and mentions', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, isKnown);
  const progress = await ask<{ totalWorkouts: number; completedWorkouts: number }>(page, 'users/progress', {
    userId: user.id,
  });
  await openMember(page, user);
  await expect(page).toHaveURL(new RegExp(`dialog=member%3A${user.id}$`));
  await expect(sheet(page).getByRole('definition').first()).toContainText('Active');
  await expect(part(page, 'Workouts')).toContainText(`${progress.completedWorkouts} of ${progress.totalWorkouts}`);
  const last = user.userAssesmentProgresses.at(-1)!;
  await expect(part(page, `Check-in, day ${last.dayNumber}`)).toBeVisible();
  const waist = part(page, 'Measurements')
    .getByRole('row', { name: /^Waist/ })
    .first();
  await expect(waist.getByRole('cell').nth(2)).toHaveText(last.measurements.Waist!.current);
  const download = part(page, 'Assessment').getByRole('link', { name: 'Download document' });
  await expect(download).toHaveAttribute('target', '_blank');
});

test('every figure of the latest check-in is in sight without scrolling', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, isKnown);
  await openMember(page, user);
  const figures = [
    sheet(page).locator('.facts'),
    part(page, 'Weight'),
    part(page, 'Measurements')
      .getByRole('row', { name: /^Wrist/ })
      .first(),
    part(page, 'BMR').getByText(/Never filled in by itself/),
    part(page, 'Workouts'),
    part(page, 'Habits'),
  ];
  for (const figure of figures) await expect(figure).toBeInViewport({ ratio: 1 });
});

test('j and k read the list as it is found, the place of scrolling stays, Back and Esc leave', async ({ page }) => {
  await openAs(page, ADMIN, '/users?tab=active');
  const user = await findUser(page, isKnown);
  await page.goto(`/users?tab=active&dialog=member:${user.id}`);
  await expect(dialog(page, nameOf(user))).toBeVisible();
  const scroller = sheet(page).locator('.member-scroll');
  await scroller.evaluate(async (element) => {
    element.scrollTo(0, 60);
    await new Promise((resolve) => requestAnimationFrame(resolve)); // the browser tells of it with the next frame
  });
  // Over others, of whom some have little to scroll.
  for (const key of 'jjjjkkkk') await page.keyboard.press(key);
  await expect(dialog(page, nameOf(user))).toBeVisible();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(60);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await searchBox(page).fill('a');
  const names = await rows(page).getByRole('rowheader').getByRole('button').allInnerTexts();
  await rows(page).first().getByRole('rowheader').getByRole('button').press('Enter');
  await expect(dialog(page, names[0]!)).toBeVisible();
  await expect(
    sheet(page)
      .getByText(/^1 of \d+$/)
      .first(),
  ).toBeVisible();
  // The address follows a frame after the sheet, and a reload opens what it says.
  await expect(page).toHaveURL(/tab=active&dialog=member%3A\d+$/);
  const first = page.url();
  await page.keyboard.press('j');
  await expect(dialog(page, names[1]!)).toBeVisible();
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  await page.keyboard.press('j');
  await expect(dialog(page, names[2]!)).toBeVisible();
  await expect(page).not.toHaveURL(second);
  await page.keyboard.press('k');
  await expect(dialog(page, names[1]!)).toBeVisible();
  await expect(page).toHaveURL(second);
  await page.reload();
  await expect(dialog(page, names[1]!)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/users?tab=active');
});

test('dialogs open above the panel and give the focus back; a saved BMR shows in it', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, hasProof);
  await openMember(page, user);
  const update = sheet(page).getByRole('button', { name: 'Update BMR' });
  await update.click();
  await expect(page).toHaveURL(/&over=bmr$/);
  await page.reload();
  await dialog(page, 'Update BMR').getByLabel('BMR', { exact: true }).fill('1480');
  await button(page, 'Update BMR', 'Save').click();
  await expect(dialog(page, 'Update BMR')).toHaveCount(0);
  expect(calls.to('users/update/bmr')).toHaveLength(1);
  await expect(part(page, 'BMR')).toContainText('1,480');

  for (const [opener, name] of [
    ['Assign Supplement', 'Assign Supplement Categories'],
    ['Deactivate', 'Deactivate User'],
    ['Enlarge the proof of payment', 'Proof of payment'],
    ['Open the line of weight', 'Weight, kg'],
  ] as const) {
    const opens = sheet(page).getByRole('button', { name: opener });
    await opens.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toHaveCount(0);
    await expect(opens).toBeFocused();
  }
  await expect(page).not.toHaveURL(/&over=/); // closing steps back, which the browser does later
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'the check-in before can be another, and the answers that are the same left out',
  { tag: '@matrix' },
  async ({ page }) => {
    await openAs(page, ADMIN, '/users');
    const user = await findUser(page, isKnown);
    await openMember(page, user);
    const answers = part(page, /^Check-in, day/);
    const all = await answers.getByRole('row').count();
    await answers.getByRole('button', { name: /^Compare with/ }).press('Enter');
    const first = user.userAssesmentProgresses[0]!;
    await page.getByRole('menuitemradio', { name: `Day ${first.dayNumber}`, exact: true }).press('Enter');
    await expect(
      answers.getByRole('button', { name: `Compare with Day ${first.dayNumber}; choose another` }),
    ).toBeFocused();
    const changed = await answers.getByRole('row', { name: /changed/ }).count();
    await answers.getByRole('checkbox', { name: /^Changed only/ }).check();
    await expect(answers.getByRole('row')).toHaveCount(changed + 1);
    expect(changed).toBeLessThan(all);
  },
);
