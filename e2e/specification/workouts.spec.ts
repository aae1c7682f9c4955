import { tab } from '../support/locators';
import { expect, test } from '../support/test';
import { askWeek, card, headings, names, openWorkouts, plays, rows, table, week } from '../support/workouts';

test('the first day of the first week is shown; week and day are in the address, and Back undoes them', async ({
  page,
}) => {
  const { first, day, nextDay } = await openWorkouts(page);
  await expect(week(page).locator('option')).toHaveCount(8);
  await expect(page.getByRole('tab')).toHaveText(first.workoutDays.map(({ title }) => title));
  await expect(headings(page)).toHaveText(names(day.workoutDayExercises));
  const { sets, reps, exercise } = day.workoutDayExercises[0]!;
  await expect(card(page, exercise.name)).toContainText(`${sets} sets · ${reps} reps`);
  await expect(card(page, exercise.name).getByRole('listitem')).toHaveText([
    'Moderate',
    '45 Min',
    'Full Body',
    '3x60 sec',
  ]);
  await tab(page, nextDay.title).click();
  await expect(headings(page)).toHaveText(names(nextDay.workoutDayExercises));
  await expect(page).toHaveURL(`/workouts?day=${nextDay.id}`);
  await week(page).selectOption('Week 3');
  await expect(page).toHaveURL('/workouts?week=3');
  const third = await askWeek(page, 3);
  await expect(headings(page)).toHaveText(names(third.workoutDays[0]!.workoutDayExercises));
  await page.reload();
  await expect(week(page)).toHaveValue('3');
  await page.goBack();
  await expect(headings(page)).toHaveText(names(nextDay.workoutDayExercises));
});

test('of a film the first frame is fetched; it plays when it is pressed', async ({ page }) => {
  const { day } = await openWorkouts(page);
  const { name } = day.workoutDayExercises[0]!.exercise;
  const frame = card(page, name).locator('video');
  await plays(frame);
  expect(await frame.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await card(page, name)
    .getByRole('button', { name: `Play ${name}` })
    .click();
  const film = card(page, name).locator('video');
  await expect(film).toBeFocused();
  await plays(film);
});

test('the table shows the sets and reps of the selected day, page by page', { tag: '@matrix' }, async ({ page }) => {
  const { day } = await openWorkouts(page);
  const { exercise, sets, reps } = day.workoutDayExercises[0]!;
  await expect(page.getByText('1-5 of 40')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  const row = rows(page).filter({ has: page.getByRole('rowheader', { name: exercise.name, exact: true }) });
  await expect(row.getByRole('cell').nth(0)).toContainText(String(sets));
  await expect(row.getByRole('cell').nth(1)).toContainText(String(reps));
  await page.getByRole('combobox', { name: 'Rows per page:' }).selectOption('15');
  await expect(rows(page)).toHaveCount(15);
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByText('31-40 of 40')).toBeVisible();
  await expect(page).toHaveURL('/workouts?page=3&size=15');
  await table(page).getByRole('button', { name: 'Name' }).click();
  await expect(rows(page).first().getByRole('rowheader')).toHaveText('Band overhead press');
});

test('on a phone nothing is wider than the page, and a link shows the selected day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { first } = await openWorkouts(page);
  const last = first.workoutDays.at(-1)!;
  await page.goto(`/workouts?day=${last.id}`);
  await expect(tab(page, last.title)).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
