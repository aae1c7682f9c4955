import { screen } from '@testing-library/react';
import { add, closeLedger, layOut, readFiles, readRows } from '@test/bringIn';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
beforeEach(layOut);

const TEXT = new File(['Title,Description\nSquat,Slowly.\nLunge,With care.\nPlank,Hold.'], 'exercises.csv');
const film = (name: string) => new File(['x'], name, { type: 'video/mp4' });

test('exercises come in with the films that have their names; without one they wait for it', async () => {
  mock.create('exercise', { name: 'Plank', description: 'Hold.' });
  const { user } = renderApp('/workouts?view=bring-in', mock.admin());
  await readFiles(user, TEXT, film('squat.mp4'), film('other.mp4'));
  expect(readRows()).toEqual(['+ Squat', '- Lunge: Choose a film', '- Plank: Here already']);
  expect(screen.getByText('other.mp4 has the name of no exercise and is not taken.')).toBeVisible();
  await add(user, '1 exercise');
  await closeLedger(user);
  expect(mock.posted('exercise/create')).toEqual([{ name: 'Squat', description: 'Slowly.', video: 'squat.mp4' }]);
  await user.click(screen.getByRole('button', { name: 'Bring in more' }));
  await readFiles(user, TEXT, film('squat.mp4'));
  expect(readRows()).toEqual(['- Squat: Here already', '- Lunge: Choose a film', '- Plank: Here already']);
});
