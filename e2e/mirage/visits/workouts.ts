import { expect } from '@playwright/test';
import { dialog } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

const openWorkoutsDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/workouts', address, name, text);

/** The screen with the first rows of the seed data, and every dialog of it. */
export const WORKOUTS: Visits = {
  workouts: async (page) => {
    await page.goto('/workouts');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'playing film': async (page) => {
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await expect(page.locator('video[controls]')).toBeVisible();
  },
  'day menu': async (page) => {
    await page.goto('/workouts');
    await page.getByRole('button', { name: /^Actions for Day 1/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Copy to another day' })).toBeVisible();
  },
  board: async (page) => {
    await page.goto('/workouts?view=board&week=5');
    await expect(page.getByRole('list', { name: 'Days of Week 5' })).toBeVisible();
  },
  'board, menu of days': async (page) => {
    await page.getByRole('article').first().focus();
    await page.keyboard.press('m');
    await expect(page.getByRole('menuitem', { name: /it is here/ })).toBeVisible();
  },
  'board, a figure with an error': async (page) => {
    await page.goto('/workouts?view=board&week=5');
    const sets = page.getByRole('textbox', { name: /^Sets of/ }).first();
    await sets.fill('0');
    await sets.press('Enter');
    await visible(page, 'Please enter a valid number of sets.');
  },
  'board, a day of every week': async (page) => {
    await page.goto('/workouts?view=board&week=5');
    const sets = page.getByRole('textbox', { name: 'Sets of Legs up the wall' });
    await sets.fill('3');
    await sets.press('Enter');
    await expect(dialog(page, 'This day belongs to every week')).toBeVisible();
  },
  'copy a week': async (page) => {
    await page.goto('/workouts?view=board&week=5&dialog=copyWeek');
    await expect(dialog(page, 'Copy Week 5')).toContainText('exercises to add');
  },
  'copy a day': openWorkoutsDialog('copyDay:1', 'Copy Day 1 · Lower body', /to add/),
  'copy a day, done': async (page) => {
    await dialog(page, 'Copy Day 1 · Lower body').getByLabel('To day').selectOption({ index: 1 });
    await dialog(page, 'Copy Day 1 · Lower body').getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog(page, 'Copy Day 1 · Lower body').getByRole('button', { name: 'Done' })).toBeVisible();
  },
  'add weeks dialog with errors': async (page) => {
    await openWorkoutsDialog('addWeeks', 'Add Weeks', 'Number of weeks')(page);
    await dialog(page, 'Add Weeks').getByRole('button', { name: 'Save' }).click();
    await visible(page, /^Please enter a number of weeks/);
  },
  'add workout dialog with errors': async (page) => {
    await openWorkoutsDialog('addWorkout', 'Add New Workout', 'Sets')(page);
    await dialog(page, 'Add New Workout').getByRole('button', { name: 'Save', exact: true }).click();
    await visible(page, 'Please select an exercise.');
  },
  'watch exercise': openWorkoutsDialog('watchExercise:1', 'Bodyweight squat', /^Feet/),
  'add exercise dialog with errors': async (page) => {
    await openWorkoutsDialog('addExercise', 'Add Exercise', 'Description')(page);
    await dialog(page, 'Add Exercise').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Please upload a video.');
  },
  'duplicate exercise dialog': openWorkoutsDialog('duplicateExercise:1', 'Add Exercise', 'bodyweight-squat.mp4'),
  ...ofAKind({
    'update workout dialog': openWorkoutsDialog('editWorkout:1', 'Update Workout', 'Sets'),
    'delete workout': openWorkoutsDialog('deleteWorkout:1', 'Delete Workout', /^Are you sure/),
    'edit exercise dialog': openWorkoutsDialog('editExercise:1', 'Edit Exercise', 'Description'),
    'delete exercise': openWorkoutsDialog('deleteExercise:1', 'Delete Exercise', /^Are you sure/),
  }),
};
