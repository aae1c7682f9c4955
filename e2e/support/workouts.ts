import { expect, type Locator, type Page } from '@playwright/test';
import { ADMIN, openAs } from './accounts';
import { ask } from './server';

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

export const askWeek = (page: Page, weekId: number) => ask<WireWeek>(page, 'workout/detail', { weekId });
export const week = (page: Page) => page.getByRole('combobox', { name: 'Select Week' });
const cards = (page: Page) => page.getByRole('article');
export const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
export const names = (workouts: WireWorkout[]) => workouts.map(({ exercise }) => exercise.name);
export const headings = (page: Page) => cards(page).getByRole('heading');
export const table = (page: Page) => page.getByRole('table', { name: 'Exercises Table' });
export const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

export const plays = (film: Locator) =>
  expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);

export async function openWorkouts(page: Page, address = '/workouts') {
  await openAs(page, ADMIN, address);
  await expect(cards(page).first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  const first = await askWeek(page, 1);
  return { first, day: first.workoutDays[0]!, nextDay: first.workoutDays[1]! };
}
