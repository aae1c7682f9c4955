import { screen, waitFor, within } from '@testing-library/react';
import { field, noDialog } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { createWorkouts } from '@test/workouts';

const mock = mockServer();

async function open() {
  createWorkouts(mock);
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
test('weeks are added after the last; the selected one stays', async () => {
  const { save } = await open();
  await save(' 02 ');
  expect(await screen.findByText('Week created successfully!')).toBeVisible();
  await waitFor(() => expect(weeks()).toEqual(['Week 1', 'Week 2', 'Week 3', 'Week 4']));
  expect(screen.getByRole('combobox', { name: 'Select Week' })).toHaveDisplayValue('Week 1');
  expect(mock.posted('workout/create/week')).toEqual([{ numberOfWeeks: 2 }]);
  await noDialog();
});

test('a text that is no number of weeks is refused', async () => {
  const { dialog, save } = await open();
  await save('0');
  expect(await dialog.findByText('Please enter a number of weeks from 1 to 52.')).toBeVisible();
  expect(mock.posted('workout/create/week')).toEqual([]);
});

testFormDialog(mock, {
  title: 'Add Weeks',
  call: 'workout/create/week',
  open,
  fill: (user) => user.type(field('Number of weeks'), '2'),
  expectKept: () => {
    expect(field('Number of weeks')).toHaveValue('2');
    expect(weeks()).toHaveLength(2);
  },
  list: 'workout/list/weeks',
  findSaved: () => screen.findByText('Week created successfully!'),
});

test('Cancel closes it and gives the focus back', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await noDialog();
  expect(screen.getByRole('button', { name: 'Add Week' })).toHaveFocus();
});
