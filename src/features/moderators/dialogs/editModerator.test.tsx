import { screen } from '@testing-library/react';
import { type EmployeeRow } from '@/mirage/areas/auth/rows';
import { field, noDialog, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const UPDATE = 'users/update/employee';

async function open(changes: Partial<EmployeeRow> = {}) {
  const { id } = mock.create('employee', {
    firstName: 'Zara',
    lastName: 'Noor Khan',
    email: 'zara@petal.app',
    phoneNo: '12',
    modules: JSON.stringify(['recipes', 'Time travel', 'Users', 'Profile']),
    ...changes,
  });
  const view = renderApp(`/moderators?dialog=edit:${id}`, mock.admin());
  await screen.findByRole('dialog', { name: 'Edit Moderator' });
  await screen.findByRole('option', { name: 'Subadmin' });
  return view;
}

const box = (name: string) => screen.getByRole('checkbox', { name });

test('Edit Moderator starts with the stored values, asks for no password, and keeps unknown modules', async () => {
  const { user } = await open();
  expect(field('Name')).toHaveValue('Zara Noor Khan');
  expect(box('Recipes')).toBeChecked();
  expect(screen.getByText('Kept as stored: Time travel, Profile')).toBeVisible();
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
  await user.type(field('Name'), '!');
  await user.click(box('Select all'));
  await user.click(box('Select all'));
  await user.click(box('Plans'));
  await press(user, 'Save');
  expect(await screen.findByRole('rowheader', { name: /Zara Noor Khan!/ })).toBeVisible();
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([
    {
      id: 5,
      name: 'Zara Noor Khan!',
      email: 'zara@petal.app',
      phone: '12',
      role: 2,
      modules: ['Plans', 'Time travel', 'Profile'],
    },
  ]);
});

test('a stored role without a title stays, with the default label', async () => {
  const { user } = await open({ role: { title: '' }, roleId: '3' });
  expect(field('Role')).toHaveDisplayValue('Junior Moderator');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toMatchObject([{ role: 3 }]);
});

test('a refused edit says why; dialog and text stay', async () => {
  const { user } = await open();
  await user.clear(field('Email'));
  await user.type(field('Email'), 'hira@petal.app');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('A moderator with this email already exists.');
  expect(field('Email')).toHaveValue('hira@petal.app');
});
