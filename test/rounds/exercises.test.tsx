import { screen, waitFor } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { field, noDialog, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { openSquats } from '@test/selectedExercises';

const mock = mockServer();

const names = () =>
  table(mock.server, 'exercises')
    .all()
    .map(({ name }) => name);

test('words are replaced and put back; what is deleted is gone', async () => {
  const { user } = await openSquats(mock);
  await press(user, 'Actions for Squat');
  await user.click(screen.getByRole('menuitem', { name: 'Select' }));
  await press(user, 'Select all 3 in the library');
  await press(user, 'Replace words…');
  await user.type(field('Replace'), 'squat');
  await user.type(field('With'), 'sit-up');
  await press(user, 'Change 2 exercises');
  expect(await screen.findByRole('dialog', { name: 'Words replaced' })).toBeVisible();
  expect(names()).toEqual(['Sit-up', 'Deep sit-up', 'Plank']);
  await press(user, 'Undo');
  expect(await screen.findByText('2 exercises are as they were.')).toBeVisible();
  expect(names()).toEqual(['Squat', 'Deep squat', 'Plank']);
  await press(user, 'Done');
  await press(user, 'Actions for Plank');
  await user.click(screen.getByRole('menuitem', { name: 'Select' }));
  await press(user, 'Delete…');
  const question = await screen.findByRole('dialog', { name: 'Delete Exercise' });
  expect(question).toHaveTextContent('Are you sure you want to delete this exercise? This action cannot be undone.');
  await press(user, 'Delete');
  await noDialog();
  expect(names()).toEqual(['Squat', 'Deep squat']);
  await waitFor(() => expect(screen.queryByText(/selected$/)).not.toBeInTheDocument());
});
