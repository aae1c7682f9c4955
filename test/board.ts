import { act, screen, within } from '@testing-library/react';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';
import { createWorkouts } from './workouts';

export const UPDATE = 'workout/update';

/** The board of the first of two weeks; Walk belongs to both, and has a plank. */
export async function openBoard(mock: ReturnType<typeof mockServer>, create?: (seeds: Seeds) => unknown) {
  const seeds = createWorkouts(mock);
  const walk = mock.create('workoutDay', { weekId: null, title: 'Day 7 · Walk' });
  seeds.workout(walk.id, seeds.plank.id, 2, 8);
  create?.(seeds);
  const view = renderApp('/workouts?view=board', mock.admin());
  await screen.findByRole('list', { name: /^Days of/ });
  return view;
}
type Seeds = ReturnType<typeof createWorkouts>;

export const focus = (element: HTMLElement) => act(() => element.focus());
export const lane = (name: string) => screen.getByRole('region', { name });
export const card = (name: string) => screen.getByRole('article', { name: new RegExp(`^${name}`) });
export const cardsOf = (name: string) =>
  within(lane(name))
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
export const item = (name: string) => screen.getByRole('menuitem', { name });
