import { type Locator, type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { hold } from '../support/hold';
import { dialog } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';
import { askWeek } from '../support/workouts';

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (place: Page | Locator, name: string) => place.getByRole('article', { name: new RegExp(`^${name}, `) });
const focused = (page: Page) => page.locator(':focus');

async function openBoard(page: Page, week = 5) {
  await openAs(page, ADMIN, `/workouts?view=board&week=${week}`);
  await expect(page.getByRole('list', { name: `Days of Week ${week}` })).toBeVisible();
}

/** Presses in the title of a card, and moves the mouse into a lane. */
async function dragOver(page: Page, from: Locator, to: Locator) {
  const start = (await from.getByRole('heading').boundingBox())!;
  const end = (await to.boundingBox())!;
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 16, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 8 });
}

const exercisesOf = async (page: Page, week: number) =>
  (await askWeek(page, week)).workoutDays.map(({ workoutDayExercises }) =>
    workoutDayExercises.map(({ exercise }) => exercise.id),
  );

test('on a phone the card that has the focus is wholly in view, in the next lane too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBoard(page);
  await card(lane(page, 'Lower body'), 'Calf raise').focus();
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveAccessibleName(/^Wall push-up/);
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
});

test('the link and the palette lead to the board, and its code comes with it', { tag: '@matrix' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openAs(page, ADMIN, '/workouts');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('workouts-board'))).toEqual([]);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page).toHaveURL('/workouts?view=board');
  await expect(page.getByRole('list', { name: 'Days of Week 1' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('board');
  await page.getByRole('option', { name: /Board/ }).first().click();
  await expect(page.getByRole('list', { name: 'Days of Week 1' })).toBeVisible();
});

test(
  'a card is dragged to another day, by one call; a day that has the exercise takes none',
  { tag: '@server' },
  async ({ page, calls }) => {
    await openBoard(page);
    const from = lane(page, 'Lower body');
    const to = lane(page, 'Mobility');
    const chairs = lane(page, 'Full body');
    await expect(card(chairs, 'Chair squat')).toBeVisible();
    await dragOver(page, card(from, 'Chair squat'), chairs);
    await expect(chairs).toContainText('has it already');
    await page.mouse.up();
    await expect(card(from, 'Chair squat')).toBeVisible();

    await dragOver(page, card(from, 'Glute bridge'), to);
    await expect(to).toContainText('Move it here');
    const saved = page.waitForResponse(/workout\/update$/);
    await page.mouse.up();
    await expect(card(to, 'Glute bridge')).toBeVisible();
    await expect(card(from, 'Glute bridge')).toHaveCount(0);
    await expect(page.getByText('Moved Glute bridge to Day 4 · Mobility')).toBeAttached();
    expect(calls.to('workout/update')).toHaveLength(1);
    expect(calls.to('workout/detail')).toHaveLength(1);
    await saved; // a reload before it would cancel the call
    await page.reload();
    await expect(card(to, 'Glute bridge')).toBeVisible();
  },
);

test(
  'a refused move goes back with what is typed meanwhile, and says what the dialogs say',
  { tag: '@matrix' },
  async ({ page, allowFailedLoads }) => {
    allowFailedLoads('/workout/update');
    await openBoard(page);
    // The exercise is deleted meanwhile, so that the server refuses what the board still shows.
    const [{ workoutDayExercises: shown } = { workoutDayExercises: [] }] = (await askWeek(page, 5)).workoutDays;
    const { exercise } = shown[0]!;
    await ask(page, 'exercise/delete', { id: exercise.id });
    const moved = card(lane(page, 'Lower body'), exercise.name);
    await moved.focus();
    await page.keyboard.press('m');
    const release = await hold(page, /\/workout\/update$/);
    await page.getByRole('menuitem', { name: 'Day 4 · Mobility' }).click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('12');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(page.locator('.Toastify__toast')).toContainText('Failed to update workout.');
    await page.keyboard.type('0');
    const sets = moved.getByRole('textbox', { name: /^Sets/ });
    await expect(sets).toBeFocused();
    await expect(sets).toHaveValue('102');
    await page.keyboard.press('Escape');
    await expect(moved).toBeFocused();
    await expect(card(lane(page, 'Mobility'), exercise.name)).toHaveCount(0);
  },
);

test('by keyboard alone: walk, move, sets and reps, every week, copy, delete', async ({ page, calls }) => {
  await openBoard(page);
  const main = lane(page, 'Lower body');
  await card(main, 'Calf raise').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveAttribute('aria-label', /^Incline push-up/);
  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem').first()).toBeFocused(); // its code comes after the board
  await page.keyboard.type('ddd');
  await expect(focused(page)).toHaveText(/^Day 4/);
  await page.keyboard.press('Enter');
  await expect(card(lane(page, 'Mobility'), 'Incline push-up')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-label', 'Incline push-up, 5 sets, 16 reps');
  await expect.poll(() => calls.to('workout/update').length).toBe(3);

  await page.keyboard.press('m');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'This day belongs to every week')).toContainText(
    'Evening walk is the same day in all 8 weeks.',
  );
  await expect(focused(page)).toHaveText('Cancel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(lane(page, 'Evening walk'), 'Incline push-up')).toBeFocused();

  await page.keyboard.press('c');
  await dialog(page, 'Copy Incline push-up').getByLabel('To day').selectOption('Every day of the week');
  await dialog(page, 'Copy Incline push-up').getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await expect(dialog(page, 'Copy Incline push-up').getByText('6 of 6 added')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card(main, 'Incline push-up')).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Delete Workout')).toContainText('Are you sure you want to delete this workout?');
  await expect(dialog(page, 'Delete Workout')).toContainText('Its day belongs to every week');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(lane(page, 'Evening walk'), 'Incline push-up')).toHaveCount(0);
  await expect(lane(page, 'Evening walk').getByRole('article').first()).toBeFocused();
});

test(
  'a week is copied into the next three: stopped halfway, gone on with, and nothing is twice',
  { tag: '@matrix' },
  async ({ page }) => {
    await openBoard(page);
    const source = await exercisesOf(page, 5);
    const own = source.slice(0, -1);
    await page.getByRole('button', { name: 'Copy week' }).click();
    const copy = dialog(page, 'Copy Week 5');
    await expect(copy.getByLabel('Into the next').locator('option:checked')).toHaveText('3 weeks: Week 6, 7 and 8');
    await expect(copy).toContainText(`${own.flat().length * 3} exercises to add, ${own.flat().length} a week.`);
    const release = await hold(page, /\/workout\/create$/);
    await copy.getByRole('button', { name: 'Copy week' }).click();
    await copy.getByRole('button', { name: 'Stop' }).click();
    release();
    await copy.getByRole('button', { name: 'Add the rest' }).click();
    await copy.getByRole('button', { name: 'Done' }).click({ timeout: 30_000 });
    for (const week of [6, 7, 8]) expect(await exercisesOf(page, week)).toEqual(source);
    const [first] = (await askWeek(page, 5)).workoutDays[0]!.workoutDayExercises;
    const [next] = (await askWeek(page, 6)).workoutDays[0]!.workoutDayExercises;
    expect([first!.sets, first!.reps, next!.sets, next!.reps]).toEqual([4, 15, 5, 12]);
  },
);

test('on a phone one day snaps at a time, cards move by the menu, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoard(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(lane(page, 'Lower body')).toBeInViewport({ ratio: 0.5 });
  const bridge = card(lane(page, 'Lower body'), 'Glute bridge');
  await bridge.getByRole('button', { name: 'Actions for Glute bridge' }).click();
  await page.getByRole('menuitem', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Day 2 · Upper body' }).click();
  await expect(card(lane(page, 'Upper body'), 'Glute bridge')).toBeInViewport();
  expect(await axeFinds(page)).toEqual([]);
});
