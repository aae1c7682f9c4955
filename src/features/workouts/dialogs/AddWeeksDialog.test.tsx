import { screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { practice } from '@test/workouts';

const mock = mockServer();

async function open() {
  practice(mock);
  const view = renderApp('/workouts', mock.admin());
  await screen.findByRole('tab', { name: 'Legs' });
  await view.user.click(screen.getByRole('button', { name: 'Add Week' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Weeks' }));
  const save = async (typed: string) => {
    await view.user.type(dialog.getByLabelText('Number of weeks'), typed);
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  return { ...view, dialog, save };
}

const weeks = () =>
  within(screen.getByRole('combobox', { name: 'Select Week' }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('weeks are added after the last; the selected one stays', async () => {
  const { save } = await open();
  await save(' 02 ');
  expect(await screen.findByText('Week created successfully!')).toBeVisible();
  await waitFor(() => expect(weeks()).toEqual(['Week 1', 'Week 2', 'Week 3', 'Week 4']));
  expect(screen.getByRole('combobox', { name: 'Select Week' })).toHaveDisplayValue('Week 1');
  expect(mock.posted('workout/create/week')).toEqual([{ numberOfWeeks: 2 }]);
  await noDialog();
});

test('what is no number of weeks is refused', async () => {
  const { dialog, save } = await open();
  await save('0');
  expect(await dialog.findByText('Please enter a number of weeks from 1 to 52.')).toBeVisible();
  expect(mock.posted('workout/create/week')).toEqual([]);
});

test('a refusal shows the server’s message, and the dialog stays', async () => {
  const { dialog, save } = await open();
  refuse(mock.server, 'workout/create/week', { status: 409, message: 'Not now.' });
  await save('2');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(dialog.getByLabelText('Number of weeks')).toHaveValue('2');
  expect(weeks()).toHaveLength(2);
});

test('a double click adds once; while it saves nothing closes the dialog', async () => {
  const { user, dialog } = await open();
  const release = hold(mock.server, 'workout/create/week');
  await user.type(dialog.getByLabelText('Number of weeks'), '1');
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  expect(dialog.getByText('Please wait...')).toBeVisible();
  release();
  await noDialog();
  expect(mock.posted('workout/create/week')).toHaveLength(1);
});

test('Cancel closes it and gives the focus back', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await noDialog();
  expect(screen.getByRole('button', { name: 'Add Week' })).toHaveFocus();
});
