import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { createWorkouts } from '@test/workouts';

const mock = mockServer();

async function open(address: string) {
  createWorkouts(mock);
  const { user } = renderApp(address, mock.admin());
  await screen.findByRole('tabpanel');
  await screen.findByRole('table');
  return user;
}

test('the workouts of the selected day are exported', async () => {
  const user = await open('/workouts');
  const { name, rows } = await exportRows(user, /^Export .*workouts…$/);
  expect(name).toMatch(/^workouts-/);
  expect(rows).toEqual([
    ['Exercise', 'Sets', 'Reps', 'Video'],
    ['Squat', 3, 12, 'exercises/film.mp4'],
    ['Bridge', 2, 15, ''],
  ]);
});

test('the whole library is exported in the table’s order, with the selected day’s sets and reps', async () => {
  const user = await open('/workouts?sort=name');
  const { name, rows } = await exportRows(user, /^Export .*exercises…$/);
  expect(name).toMatch(/^exercises-/);
  expect(rows).toEqual([
    ['Name', 'Description', 'Sets', 'Reps', 'Video'],
    ['Bridge', 'How to do a bridge.', 2, 15, ''],
    ['Plank', 'How to do a plank.', '', '', 'exercises/film.mp4'],
    ['Squat', 'How to do a squat.', 3, 12, 'exercises/film.mp4'],
  ]);
});
