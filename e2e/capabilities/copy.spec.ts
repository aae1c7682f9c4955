import { dialog, tab } from '../support/locators';
import { expect, test } from '../support/test';
import { headings, names, openWorkouts } from '../support/workouts';

test('a day is copied to another, each exercise once', { tag: '@matrix' }, async ({ page, calls }) => {
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
