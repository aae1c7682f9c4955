import { screen } from '@testing-library/react';
import { add, closeLedger, exportBoth, layOut, readFiles, readRows } from '@test/bringIn';
import { textOf } from '@test/exports';
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
  expect(screen.getByText('other.mp4 is not taken: no exercise has this name.')).toBeVisible();
  await add(user, '1 exercise');
  await closeLedger(user);
  expect(mock.posted('exercise/create')).toEqual([{ name: 'Squat', description: 'Slowly.', video: 'squat.mp4' }]);
  await user.click(screen.getByRole('button', { name: 'Bring in more' }));
  await readFiles(user, TEXT, film('squat.mp4'));
  expect(readRows()).toEqual(['- Squat: Here already', '- Lunge: Choose a film', '- Plank: Here already']);
});

test.each([0, 1])(
  'exercises come in with their films as they were exported, to the byte: format %#',
  async (format) => {
    // The addresses that the mock server gives to the first and the second upload.
    const films = { Squat: 'uploads/1-squat.mp4', '=Lunge': 'uploads/2-=lunge.mp4' };
    for (const [name, videoURL] of Object.entries(films))
      mock.create('exercise', { name, description: `Slowly;\n"${name}".`, videoURL });
    const { user, go } = renderApp('/workouts', mock.admin());
    await screen.findByRole('button', { name: 'Watch Squat' });
    const files = await exportBoth(user, /^Export .*exercises…$/);
    (mock.server.db as unknown as { exercises: { remove: () => void } }).exercises.remove();
    await go('/dashboard');
    await go('/workouts?view=bring-in');
    await readFiles(user, files[format]!, film('squat.mp4'), film('=lunge.mp4'));
    expect(readRows()).toEqual(['+ Squat', '+ =Lunge']);
    await add(user, '2 exercises');
    await closeLedger(user);
    await user.click(screen.getByRole('button', { name: 'Back to WorkOuts' }));
    await screen.findByRole('button', { name: 'Watch Squat' });
    const again = await exportBoth(user, /^Export .*exercises…$/);
    expect(await textOf(again[format]!)).toBe(await textOf(files[format]!));
  },
);
