import { ADMIN, openAs } from '../support/accounts';
import { dialog } from '../support/locators';
import { expect, test } from '../support/test';
import { askWeek } from '../support/workouts';

const WANTED = ['sumo', 'glute b', 'reverse l', 'calf', 'bird', 'forearm'];
const NAMES = ['Sumo squat', 'Glute bridge', 'Reverse lunge', 'Calf raise', 'Bird dog', 'Forearm plank'];

test('a day of six exercises is planned by keyboard, in one opening of the dialog', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/workouts?view=board&week=6');
  const day = page.getByRole('region', { name: 'Lower body', exact: true });
  await day.getByRole('button', { name: /^Add to / }).focus();
  await page.keyboard.press('a');
  const form = dialog(page, 'Add New Workout');
  await expect(form.getByLabel('Week').locator('option:checked')).toHaveText('Week 6');
  await expect(form.getByLabel('Day').locator('option:checked')).toHaveText('Day 1 · Lower body');
  await form.getByLabel('Exercise').focus();
  for (const [at, typed] of WANTED.entries()) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Exercise')).toHaveValue(NAMES[at]!);
    if (at === 0) {
      await page.keyboard.type('3');
      await page.keyboard.press('Tab');
      await page.keyboard.type('12');
    }
    const isLast = at === WANTED.length - 1;
    await form.getByRole('button', { name: isLast ? 'Save' : 'Save and add another', exact: true }).focus();
    await page.keyboard.press('Enter');
    if (isLast) continue;
    await expect(form.getByText(`${NAMES[at]} was added to Day 1 · Lower body.`)).toBeVisible();
    await expect(form.getByLabel('Exercise')).toBeFocused();
  }
  await expect(form).toHaveCount(0);
  await expect(day.getByRole('article')).toHaveCount(6);
  expect(calls.to('workout/create')).toHaveLength(6);
  const { workoutDays } = await askWeek(page, 6);
  expect(workoutDays[0]!.workoutDayExercises.map(({ exercise, sets, reps }) => [exercise.name, sets, reps])).toEqual(
    NAMES.map((name) => [name, 3, 12]),
  );
});

test('in the days’ view the exercise is found by typing, and Esc closes its list before the dialog', async ({
  page,
}) => {
  await openAs(page, ADMIN, '/workouts?dialog=addWorkout');
  const form = dialog(page, 'Add New Workout');
  const exercise = form.getByRole('combobox', { name: 'Exercise' });
  await exercise.fill('plank');
  await expect(form.getByRole('option', { name: /plank/ })).toHaveText([/Forearm/, /Kneeling/, /^Side/]);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('option', { name: /plank/ })).toHaveCount(0);
  await expect(form).toBeVisible();
});
