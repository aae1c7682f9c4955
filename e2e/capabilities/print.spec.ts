import { type Locator, type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { card } from '../support/cards';
import { hold } from '../support/hold';
import { dialog } from '../support/locators';
import { cut, expectPaperSheet, printed } from '../support/paper';
import { openRecipes } from '../support/recipes';
import { findUser } from '../support/server';
import { expect, test } from '../support/test';
import { nameOf } from '../support/users';
import { askWeek } from '../support/workouts';

const A4 = '594 x 841';

/** Presses what prints, and shows the page as it goes to the printer. */
async function printBy(page: Page, control: Locator) {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await control.click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('article')).toHaveCount(1);
  return page.getByRole('article');
}

/** Ink and ground, and the pages. After it was printed the sheet is gone. */
async function expectPaper(page: Page, sheet: Locator, pages: number) {
  const colours = await sheet.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await cut(page)).toEqual([]);
  expect(await printed(page)).toEqual({ pages, size: A4 });
  await expect(page.locator('.handout')).toHaveCount(0);
}

const lines = (text: string) => text.split('\n').filter((line) => line.trim());

test('a recipe is printed on one page, in light colours under the dark theme', async ({ page }) => {
  const { first } = await openRecipes(page);
  const dish = first.dishesCategories[0]!.dishes[0]!;
  await page.getByRole('button', { name: /dark/i }).click();
  await card(page, dish.title).click();
  const sheet = await printBy(page, dialog(page, dish.title).getByRole('button', { name: 'Print' }));
  await expect(sheet).toHaveAccessibleName(`Recipe: ${dish.title}`);
  await expect(sheet.locator('.sheet-ticks > li')).toHaveText(lines(dish.ingredients));
  await expect(sheet.locator('img')).toHaveJSProperty('complete', true);
  await expect(sheet).toContainText('For you, from Amina Rahman, Petal');
  await expectPaper(page, sheet, 1);
});

test('a long recipe takes as many pages as it needs, with head and foot on each', async ({ page }) => {
  const { first } = await openRecipes(page);
  const dish = first.dishesCategories[0]!.dishes[0]!;
  await card(page, dish.title).click();
  const sheet = await printBy(page, dialog(page, dish.title).getByRole('button', { name: 'Print' }));
  await sheet.locator('.sheet-steps').evaluate((list) => {
    for (let step = 0; step < 70; step += 1) list.append(list.lastElementChild!.cloneNode(true));
  });
  // The first page holds 13 of the 73 steps, the others 17 each.
  await expectPaper(page, sheet, 5);
});

test('a diet plan is printed with its nutrition', async ({ page }) => {
  await openAs(page, ADMIN, '/diet-plans?dialog=details%3A1');
  const details = page.getByRole('dialog');
  const name = (await details.getByRole('heading', { level: 2 }).textContent())!;
  const sheet = await printBy(page, details.getByRole('button', { name: 'Print' }));
  await expect(sheet).toHaveAccessibleName(`Diet plan: ${name}`);
  await expect(sheet.getByRole('row', { name: /^Protein \d+ g \d+ %$/ })).toBeVisible();
  await expectPaper(page, sheet, 1);
});

test('a handout is upright though the styles of all paper come after its own', async ({ page }) => {
  const release = await hold(page, /\/js\/standby\./);
  await openAs(page, ADMIN, '/diet-plans?dialog=details%3A1');
  const sheet = await printBy(page, page.getByRole('dialog').getByRole('button', { name: 'Print' }));
  release();
  await expectPaperSheet(page);
  await expectPaper(page, sheet, 1);
});

test('a week is printed with a box for every set, from the board and from a day', async ({ page }) => {
  await openAs(page, ADMIN, '/workouts?view=board');
  const { workoutDays } = await askWeek(page, 1);
  const workouts = workoutDays.flatMap((day) => day.workoutDayExercises);
  await page.getByRole('button', { name: 'More' }).click();
  const sheet = await printBy(page, page.getByRole('menuitem', { name: 'Print week' }));
  await expect(sheet.getByRole('rowheader')).toHaveText(workouts.map(({ exercise }) => exercise.name));
  const boxes = workouts.reduce((sum, { sets }) => sum + sets, 0);
  await expect(sheet.locator('.sheet-boxes > i')).toHaveCount(boxes);
  await expectPaper(page, sheet, 1);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Days', exact: true }).click();
  await page.getByRole('button', { name: /^Actions for Day 1/ }).click();
  await printBy(page, page.getByRole('menuitem', { name: 'Print week' }));
});

test('a member’s progress is printed without what is private, and without another call', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(
    page,
    ({ userAssesmentProgresses, userAssesmentForm, phoneNo }) =>
      userAssesmentProgresses.length > 1 && userAssesmentForm?.medicalConditions && phoneNo,
  );
  await page.goto(`/users?dialog=member%3A${user.id}`);
  const panel = dialog(page, nameOf(user));
  await expect(panel.getByRole('region', { name: 'Habits' })).toBeVisible();
  const before = calls.to('users/progress').length;
  const sheet = await printBy(page, panel.getByRole('banner').getByRole('button', { name: 'Print' }));
  await expect(sheet).toHaveAccessibleName(`Progress: ${nameOf(user)}`);
  await expect(sheet.getByRole('row', { name: /^Waist/ })).toBeVisible();
  const text = (await sheet.textContent())!;
  for (const secret of [user.email, user.phoneNo!, user.userAssesmentForm!.medicalConditions!])
    expect(text).not.toContain(secret);
  expect(calls.to('users/progress')).toHaveLength(before);
  await expectPaper(page, sheet, 1);
});
