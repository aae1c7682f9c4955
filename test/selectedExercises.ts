import { screen } from '@testing-library/react';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** Opens the library with two squats and a plank. */
export async function openSquats(mock: ReturnType<typeof mockServer>) {
  for (const name of ['Squat', 'Deep squat', 'Plank']) mock.create('exercise', { name, description: 'Slowly.' });
  const view = renderApp('/workouts', mock.admin());
  await screen.findByRole('rowheader', { name: 'Plank' });
  return view;
}
