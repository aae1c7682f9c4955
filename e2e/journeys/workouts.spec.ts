import { type Locator, type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { button, dialog, tab } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface WireWorkout {
  id: number;
  exercise: { id: number; name: string; videoURL: string };
  sets: number;
  reps: number;
}

interface WireWeek {
  id: number;
  title: string;
  workoutDays: { id: number; title: string; workoutDayExercises: WireWorkout[] }[];
}

const FILM = 'src/mirage/media/exercises/side-plank.mp4';

const askWeek = (page: Page, weekId: number) => ask<WireWeek>(page, 'workout/detail', { weekId });
const week = (page: Page) => page.getByRole('combobox', { name: 'Select Week' });
const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const names = (workouts: WireWorkout[]) => workouts.map(({ exercise }) => exercise.name);
const headings = (page: Page) => cards(page).getByRole('heading');
const table = (page: Page) => page.getByRole('table', { name: 'Exercises Table' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

const plays = (film: Locator) =>
  expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);

async function openWorkouts(page: Page, address = '/workouts') {
  await openAs(page, ADMIN, address);
  await expect(cards(page).first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  const first = await askWeek(page, 1);
  return { first, day: first.workoutDays[0]!, nextDay: first.workoutDays[1]! };
}

async function choose(page: Page, place: Locator, item: string) {
  await place.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

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

test('a film is fetched only when it is played', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => request.url().includes('.mp4') && films.push(request.url()));
  const { day } = await openWorkouts(page);
  const { name } = day.workoutDayExercises[0]!.exercise;
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await card(page, name)
    .getByRole('button', { name: `Play ${name}` })
    .click();
  const film = card(page, name).locator('video');
  await expect(film).toBeFocused();
  await plays(film);
});

test('the table shows the sets and reps of the selected day, page by page', async ({ page }) => {
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

test('a workout is added to the day shown, moved to another, and deleted', async ({ page, calls }) => {
  const { day, nextDay } = await openWorkouts(page);
  await page.getByRole('button', { name: 'Add Work-Out' }).click();
  const form = dialog(page, 'Add New Workout');
  await expect(form.getByLabel('Day').locator('option:checked')).toHaveText(day.title);
  await button(page, 'Add New Workout', 'Save').click();
  for (const [label, text] of Object.entries({
    Exercise: 'Please select an exercise.',
    Sets: 'Please enter a valid number of sets.',
    Reps: 'Please enter a valid number of reps.',
  }))
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(text);
  await form.getByLabel('Exercise').selectOption('Shadow boxing');
  await form.getByLabel('Sets').fill('08');
  await form.getByLabel('Reps').fill('12');
  await button(page, 'Add New Workout', 'Save').dblclick();
  await said(page, 'Workout created successfully!');
  await expect(card(page, 'Shadow boxing')).toContainText('8 sets · 12 reps');
  expect(calls.to('workout/create')).toHaveLength(1);
  expect(calls.to('workout/create')[0]!.fields).toMatchObject({ weekId: 1, workoutDayId: day.id, sets: 8, reps: 12 });

  await choose(page, card(page, 'Shadow boxing'), 'Edit');
  await dialog(page, 'Update Workout').getByLabel('Day').selectOption(nextDay.title);
  await button(page, 'Update Workout', 'Save').click();
  await said(page, 'Workout updated successfully!');
  await expect(card(page, 'Shadow boxing')).toHaveCount(0);
  await tab(page, nextDay.title).click();

  await choose(page, card(page, 'Shadow boxing'), 'Delete');
  await expect(dialog(page, 'Delete Workout')).toContainText(
    'Are you sure you want to delete this workout? This action cannot be undone.',
  );
  await button(page, 'Delete Workout', 'Delete').click();
  await said(page, 'Workout deleted successfully!');
  await expect(card(page, 'Shadow boxing')).toHaveCount(0);
});

test('an exercise is added with its film, duplicated with it, and deleted from the days too', async ({
  page,
  calls,
}) => {
  const { day } = await openWorkouts(page, '/workouts?size=20&sort=name');
  await page.getByRole('button', { name: 'Add Exercise' }).click();
  const form = dialog(page, 'Add Exercise');
  await form.getByLabel('Title').fill(' A new plank ');
  await form.getByLabel('Description').fill('Hold.');
  await form.getByLabel('Video', { exact: true }).setInputFiles(FILM);
  await expect(form.getByLabel('Preview of side-plank.mp4')).toBeVisible();
  await button(page, 'Add Exercise', 'Save').dblclick();
  await said(page, 'Exercise created successfully!');
  const added = rows(page).filter({ has: page.getByRole('rowheader', { name: 'A new plank', exact: true }) });
  await added.getByRole('button', { name: 'Watch A new plank' }).click();
  await button(page, 'A new plank', 'Play A new plank').click();
  await plays(dialog(page, 'A new plank').locator('video'));
  await page.keyboard.press('Escape');
  expect(calls.to('exercise/create').map(({ fields }) => fields)).toEqual([
    { name: 'A new plank', description: 'Hold.', video: 'side-plank.mp4 (video/mp4)' },
  ]);

  const squat = rows(page).filter({ has: page.getByRole('rowheader', { name: 'Bodyweight squat', exact: true }) });
  await choose(page, squat, 'Duplicate');
  await expect(form.getByLabel('Title')).toHaveValue('Copy of Bodyweight squat');
  await plays(form.getByLabel('Preview of bodyweight-squat.mp4'));
  await button(page, 'Add Exercise', 'Save').click();
  await expect(rows(page).getByRole('rowheader', { name: 'Copy of Bodyweight squat' })).toBeVisible();
  expect(calls.to('exercise/create')[1]!.fields).toMatchObject({ video: 'bodyweight-squat.mp4 (video/mp4)' });

  const { name } = day.workoutDayExercises[0]!.exercise;
  await choose(page, rows(page).filter({ has: page.getByRole('rowheader', { name, exact: true }) }), 'Delete');
  await button(page, 'Delete Exercise', 'Delete').click();
  await said(page, 'Exercise deleted successfully!');
  await expect(card(page, name)).toHaveCount(0);
});

test('weeks are added after the last, with the days of the first', async ({ page }) => {
  const { first } = await openWorkouts(page);
  await page.getByRole('button', { name: 'Add Week' }).click();
  await dialog(page, 'Add Weeks').getByLabel('Number of weeks').fill('2');
  await page.keyboard.press('Enter');
  await said(page, 'Week created successfully!');
  await expect(week(page).locator('option')).toHaveCount(10);
  await week(page).selectOption('Week 10');
  await expect(page.getByRole('tab')).toHaveText(first.workoutDays.map(({ title }) => title));
  await said(page, 'No workouts found');
});

test('a day is copied to another, each exercise once', async ({ page, calls }) => {
  const { day, nextDay } = await openWorkouts(page);
  await page.getByRole('button', { name: `Actions for ${day.title}` }).click();
  await page.getByRole('menuitem', { name: 'Copy to another day' }).click();
  const copy = dialog(page, `Copy ${day.title}`);
  const lines = copy.getByRole('listitem');
  await expect(lines).toContainText(names(day.workoutDayExercises));
  await copy.getByLabel('To day').selectOption(nextDay.title);
  await copy.getByRole('button', { name: 'Copy', exact: true }).dblclick();
  const count = day.workoutDayExercises.length;
  await expect(copy.getByText(`${count} of ${count} added`)).toBeVisible();
  expect(calls.to('workout/create').map(({ fields }) => fields.exerciseId)).toEqual(
    day.workoutDayExercises.map(({ exercise }) => exercise.id),
  );
  await copy.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: `Actions for ${day.title}` })).toBeFocused();
  await tab(page, nextDay.title).click();
  await expect(headings(page)).toHaveText(names([...nextDay.workoutDayExercises, ...day.workoutDayExercises]));
});

test('on a phone nothing is wider than the page, and a link shows the selected day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { first } = await openWorkouts(page);
  const last = first.workoutDays.at(-1)!;
  await page.goto(`/workouts?day=${last.id}`);
  await expect(tab(page, last.title)).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
