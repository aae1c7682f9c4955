import { screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { refuse } from '@/mirage/overrides';
import { alertText, field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { box, foundBoxes, withListHeight } from '@test/foundUsers';
import { mockServer } from '@test/mockServer';
import { users } from '@test/notifications';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';

const mock = mockServer();
withListHeight();

const CREATE = 'notificationCategoriesFolder/create';
const UPDATE = 'notificationCategoriesFolder/update/1';
/** The route of the mock server. */
const UPDATE_ROUTE = 'notificationCategoriesFolder/update/:id';
const INCOMPLETE = 'Please provide folder name and select at least one user';

async function open(dialog: string, name: string, stored = '[1002,77]') {
  users(mock, 'Sana', 'Hina', 'Zoe');
  mock.create('notificationFolder', { name: 'Quiet', users: stored });
  const view = renderApp(`/notifications?tab=folders&dialog=${dialog}`, mock.admin());
  await screen.findByRole('dialog', { name });
  return view;
}

const openNew = () => open('addFolder', 'Create Folder');
const openEdit = (stored?: string) => open('editFolder:1', 'Edit Folder', stored);

async function fill(user: UserEvent) {
  await user.type(field('Folder name'), ' Tea lovers ');
  await user.click(field('Active users'));
  await user.click(await box('Sana'));
}

test('a folder is created with the ticked users: a message says so and its row appears', async () => {
  const { user } = await openNew();
  await fill(user);
  await user.click(await box('Zoe'));
  expect(screen.getByText('2 users selected')).toBeVisible();
  await press(user, 'Create');
  expect(await screen.findByText('Folder created successfully')).toBeVisible();
  expect(await screen.findByRole('row', { name: /^Tea lovers/ })).toHaveTextContent(/^Tea lovers2/);
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([{ name: 'Tea lovers', users: [1001, 1003] }]);
});

test('of a folder whose users the reply does not have the dialog says so', async () => {
  mock.server.post('/api/notificationCategoriesFolder/list', () => ({
    success: true,
    data: [{ id: 1, name: 'Quiet' }],
  }));
  await openEdit();
  expect(screen.getByText(/^Who is in this folder is not known\./)).toBeVisible();
});

test('a name and a user are required: one message for the form, and nothing is sent', async () => {
  const { user } = await openNew();
  await user.type(field('Folder name'), 'Tea');
  await press(user, 'Create');
  expect(await alertText()).toBe(INCOMPLETE);
  const group = screen.getByRole('group', { name: 'Users' });
  expect(group).toHaveFocus();
  expect(group).toHaveAccessibleDescription(`(at least one) ${INCOMPLETE}`);
  await user.click(field('Active users'));
  await user.click(await box('Sana'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(field('Folder name'));
  await user.type(field('Folder name'), '  ');
  await press(user, 'Create');
  expect(await alertText()).toBe(INCOMPLETE);
  expect(field('Folder name')).toHaveFocus();
  expect(mock.posted(CREATE)).toEqual([]);
});

testFormDialog(mock, {
  title: 'Create Folder',
  call: CREATE,
  save: 'Create',
  open: openNew,
  fill,
  expectKept: async () => {
    expect(field('Folder name')).toHaveValue(' Tea lovers ');
    expect(await box('Sana')).toBeChecked();
  },
  list: 'notificationCategoriesFolder/list',
  findSaved: () => screen.findByText('Folder created successfully'),
  faults: saveFaults(mock, 'Failed to create folder'),
});

test('Close and Escape ask before a choice is lost, Cancel does not; an undone tick is no change', async () => {
  const { user } = await openEdit();
  await user.click(field('Active users'));
  await user.click(await box('Sana'));
  for (const leave of [() => press(user, 'Close'), () => user.keyboard('{Escape}')]) {
    await leave();
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(await box('Sana')).toBeChecked();
  }
  await user.click(await box('Sana'));
  await press(user, 'Close');
  await noDialog();
});

test('saved users are ticked; those who are not found stay chosen, and a text says so', async () => {
  const { user } = await openEdit();
  expect(field('Folder name')).toHaveValue('Quiet');
  expect(screen.getByText('2 users selected')).toBeVisible();
  await user.click(field('Active users'));
  expect(await box('Hina')).toBeChecked();
  expect(foundBoxes().map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(screen.getByText('1 chosen user is not among the found.')).toBeVisible();
  await user.click(await box('Sana'));
  expect(screen.getByText('3 users selected')).toBeVisible();
  await press(user, 'Update');
  expect(await screen.findByText('Folder updated successfully')).toBeVisible();
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([{ name: 'Quiet', users: [1002, 77, 1001] }]);
});

test('deleted users can be removed from the folder', async () => {
  const { user } = await openEdit();
  await user.click(field('Active users'));
  await box('Hina');
  await press(user, 'Remove them');
  expect(screen.getByRole('group', { name: 'Users' })).toHaveFocus();
  expect(screen.getByText('1 user selected')).toBeVisible();
  expect(screen.queryByText(/not among the found/)).not.toBeInTheDocument();
  await press(user, 'Update');
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([{ name: 'Quiet', users: [1002] }]);
});

test('a folder whose users are all deleted can get others', async () => {
  const { user } = await openEdit('[77,78]');
  await user.click(field('Active users'));
  expect(await screen.findByText('2 chosen users are not among the found.')).toBeVisible();
  await press(user, 'Remove them');
  await press(user, 'Update');
  expect(await alertText()).toBe(INCOMPLETE);
  await user.click(await box('Zoe'));
  await press(user, 'Update');
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([{ name: 'Quiet', users: [1003] }]);
});

test('a refused edit shows an error; dialog and name stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, UPDATE_ROUTE, { status: 409, message: 'Taken.' });
  await user.type(field('Folder name'), '!');
  await press(user, 'Update');
  expect(await alertText()).toBe('Failed to update folder');
  expect(field('Folder name')).toHaveValue('Quiet!');
});
