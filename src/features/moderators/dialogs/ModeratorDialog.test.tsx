import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { hold } from '@/mirage/overrides';
import { field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { MODULES } from '@/services/session/modules';

const mock = mockServer();

const CREATE = 'users/create/employee';

async function open(role = 'Subadmin') {
  const view = renderApp('/moderators?dialog=add', mock.admin());
  const dialog = await screen.findByRole('dialog', { name: 'Add Moderators' });
  await within(dialog).findByRole('option', { name: role });
  return view;
}

const box = (name: string) => screen.getByRole('checkbox', { name });

async function fill(user: UserEvent) {
  await user.type(field('Name'), ' Nadia ');
  await user.type(field('Email'), ' n+x@petal.app ');
  await user.type(field('Phone'), ' 12 ');
  await user.type(field('Password'), ' secret ');
  await user.type(field('Confirm Password'), ' secret ');
}

const NADIA = {
  name: 'Nadia',
  email: 'n+x@petal.app',
  phone: '12',
  role: 2,
  modules: [],
  password: ' secret ',
  confirmPassword: ' secret ',
};

test('a moderator is added with the offered role, trimmed texts and the password as typed', async () => {
  const { user, store } = await open();
  await fill(user);
  await user.click(box('How to use'));
  await user.click(box('Users'));
  await press(user, 'Save');
  expect(await screen.findByRole('rowheader', { name: /Nadia/ })).toBeVisible();
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([{ ...NADIA, modules: ['Users', 'How to use'] }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(JSON.stringify(store.getState())).not.toContain('secret');
});

test('typed text outlives a reload, except for the password', async () => {
  const { user } = await open();
  await fill(user);
  await user.click(box('Users'));
  const draft = () => sessionStorage.getItem('draft Add Moderators');
  await waitFor(() => expect(draft()).toContain('Users'));
  expect(draft()).toContain('Nadia');
  expect(Object.values(sessionStorage).join()).not.toContain('secret');
});

test('only the Subadmin role is offered', async () => {
  await open();
  expect(within(field('Role')).getAllByRole('option')).toHaveLength(1);
  expect(field('Role')).toHaveDisplayValue('Subadmin');
});

test('the form can be filled in before the roles are known; the offered role is sent', async () => {
  const release = hold(mock.server, 'roles/list');
  const { user } = await open('Junior Moderator');
  await fill(user);
  release();
  await waitFor(() => expect(field('Role')).toHaveDisplayValue('Subadmin'));
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([NADIA]);
});

test('nothing is saved while the roles are not known, and the form says so', async () => {
  const release = hold(mock.server, 'roles/list');
  const { user } = await open('Junior Moderator');
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByText('Nothing was saved, because the roles are not known yet.')).toBeVisible();
  expect(mock.posted(CREATE)).toEqual([]);
  release();
  await screen.findByRole('option', { name: 'Subadmin' });
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([NADIA]);
});

test('fields say that they are required, the first one gets the focus, and editing clears the messages', async () => {
  const { user } = await open();
  await user.type(field('Name'), '  ');
  await press(user, 'Save');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  for (const name of ['Name', 'Email', 'Phone', 'Password', 'Confirm Password'])
    expect(field(name)).toHaveAccessibleDescription(`${name} is required`);
  await fill(user);
  await waitFor(() => expect(screen.queryByText(/ is required$/)).not.toBeInTheDocument());
  expect(mock.posted(CREATE)).toEqual([]);
});

test('an invalid email, a short password and a different second password are refused', async () => {
  const { user } = await open();
  await user.type(field('Name'), 'Iman');
  await user.type(field('Phone'), '1');
  await user.type(field('Email'), 'iman@müller.example');
  await user.type(field('Password'), '12345');
  await user.type(field('Confirm Password'), '123456');
  await press(user, 'Save');
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Email is not valid'));
  expect(field('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
  expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  expect(mock.posted(CREATE)).toEqual([]);
});

test('Select all ticks and unticks all, and is indeterminate while some are ticked', async () => {
  const { user } = await open();
  const all = box('Select all');
  const boxes = within(screen.getByRole('group', { name: 'Modules' }))
    .getAllByRole('checkbox')
    .filter((other) => other !== all);
  expect(boxes).toHaveLength(MODULES.length);
  await user.click(all);
  for (const one of [all, ...boxes]) expect(one).toBeChecked();
  await user.click(box('Tracker'));
  expect(all).toBePartiallyChecked();
  expect(screen.getByText(`${MODULES.length - 1} of ${MODULES.length}`)).toBeVisible();
  await user.click(all);
  expect(all).toBeChecked();
  await user.click(all);
  for (const one of [all, ...boxes]) expect(one).not.toBeChecked();
});

test('a taken email is refused by the server; dialog and text stay', async () => {
  const { user } = await open();
  mock.create('employee', { email: NADIA.email });
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(/already exists/);
  expect(field('Name')).toHaveValue(' Nadia ');
});

testFormDialog(mock, {
  title: 'Add Moderators',
  call: CREATE,
  open,
  fill: async (user) => {
    await fill(user);
    await user.click(box('Users'));
  },
  expectKept: () => {
    expect(field('Name')).toHaveValue(' Nadia ');
    expect(field('Email')).toHaveValue('n+x@petal.app');
    expect(field('Phone')).toHaveValue(' 12 ');
    expect(field('Password')).toHaveValue(' secret ');
    expect(field('Confirm Password')).toHaveValue(' secret ');
    expect(box('Users')).toBeChecked();
  },
  list: 'users/list/employees',
  findSaved: () => screen.findByRole('rowheader', { name: /Nadia/ }),
});

test('a ticked box is not lost without a question; unticking it again is no change', async () => {
  const { user } = await open();
  await user.click(box('Users'));
  await press(user, 'Close');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await user.click(box('Users'));
  await press(user, 'Close');
  await noDialog();
});
