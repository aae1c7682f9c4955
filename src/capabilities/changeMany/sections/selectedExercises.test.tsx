import { screen } from '@testing-library/react';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { openSquats } from '@test/selectedExercises';

const mock = mockServer();

test('at rest there is no column of boxes; Select in a row’s menu brings it', async () => {
  const { user } = await openSquats(mock);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await press(user, 'Actions for Squat');
  await user.click(screen.getByRole('menuitem', { name: 'Select' }));
  expect(screen.getByRole('checkbox', { name: 'Select Squat' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('group', { name: 'Selected exercises' })).toHaveTextContent('3 selected');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
