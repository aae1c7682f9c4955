import { type Locator, type Page } from '@playwright/test';
import { button, dialog, tab } from '../support/locators';
import { expect, test } from '../support/test';
import { card, openWorkouts, plays, rows, week } from '../support/workouts';

const FILM = 'src/mirage/media/exercises/side-plank.mp4';

const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function choose(page: Page, place: Locator, item: string) {
  await place.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

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
  await form.getByLabel('Exercise').fill('shadow');
  await page.keyboard.press('Enter');
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

test('weeks are added after the last, with the days of the first', { tag: '@matrix' }, async ({ page }) => {
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
