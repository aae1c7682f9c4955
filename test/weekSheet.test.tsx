import { screen } from '@testing-library/react';
import { boxesOf, printedBy, textsOf } from '@test/handouts';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { createWorkouts } from '@test/workouts';

const mock = mockServer();

test.each([
  ['the menu of a day', '/workouts', 'Actions for Legs'],
  ['the menu of the board', '/workouts?view=board', 'More'],
])('%s prints the week, with a box for every set', async (_place, address, menu) => {
  const { legs, exercise, workout } = createWorkouts(mock);
  workout(legs.id, exercise('Plank hold').id, 12, 60);
  const { user } = renderApp(address, mock.admin());
  await user.click(await screen.findByRole('button', { name: menu }));
  const item = await screen.findByRole('menuitem', { name: 'Print week' });
  const sheet = await printedBy(() => user.click(item), 'Workouts');
  expect(textsOf(sheet, 'h1, h2, .sheet-about')).toEqual([
    'Week 1',
    '1 day, 3 exercises. Tick a box for every set done.',
    'Legs',
    'How it felt',
  ]);
  expect(textsOf(sheet, 'tbody tr')).toEqual(['Squat312', 'Bridge215', 'Plank hold1260']);
  // Of twelve sets there is one box: more than five find no room.
  expect(boxesOf(sheet)).toEqual([3, 2, 1]);
});

test('a week without exercises is not offered to print', async () => {
  mock.create('workoutDay', { weekId: mock.create('week', { title: 'Week 1' }).id, title: 'Rest' });
  const { user } = renderApp('/workouts?view=board', mock.admin());
  await screen.findAllByText('No exercises yet');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'Add Week' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Print week' })).not.toBeInTheDocument();
});
