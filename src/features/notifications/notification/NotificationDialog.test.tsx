import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { refuse } from '@/mirage/overrides';
import { alertText, field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';

const mock = mockServer();

const CREATE = 'customNotification/create';
const UPDATE = 'customNotification/update/1';
/** The route of the mock server. */
const UPDATE_ROUTE = 'customNotification/update/:id';
const INCOMPLETE = 'Please fill all fields and select a folder';

async function open(dialog: string, name: string, folderId: string | null = '1') {
  mock.create('notificationFolder', { name: 'Quiet', users: '[1,2]' });
  mock.create('notificationFolder', { name: 'Trial', users: '[3]' });
  mock.create('notification', { title: 'Walk', content: 'Slowly', folderId, status: 'Pending' });
  const view = renderApp(`/notifications?dialog=${dialog}`, mock.admin());
  await screen.findByRole('dialog', { name });
  await screen.findByRole('option', { name: 'Quiet (2 users)' });
  return view;
}

const openNew = () => open('add', 'Send New Notification');
const openEdit = (folderId?: string | null) => open('edit:1', 'Edit Notification', folderId);

async function fill(user: UserEvent) {
  await user.type(field('Title'), ' Tea ');
  await user.type(field('Content'), ' At five. ');
  await user.selectOptions(field('Folder'), 'Quiet (2 users)');
}

test('a notification is created for the users of a folder: a message says so and its row appears', async () => {
  const { user } = await openNew();
  await fill(user);
  await press(user, 'Create');
  expect(await screen.findByText('Notification created successfully')).toBeVisible();
  const row = await screen.findByRole('row', { name: /^Tea/ });
  await noDialog();
  // The dialog was opened by its address, so that no button waits for the focus.
  await waitFor(() => expect(within(row).getByRole('button', { name: 'Send' })).toHaveFocus());
  expect(mock.posted(CREATE)).toEqual([{ title: 'Tea', content: ' At five. ', folderId: 1, userIds: [1, 2] }]);
});

test('the folders are listed with the number of their users; the content has a hint', async () => {
  await openNew();
  const options = within(field('Folder')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Select a folder', 'Quiet (2 users)', 'Trial (1 user)']);
  expect(field('Content')).toHaveAccessibleDescription('0 / 10,000 max characters');
});

test('a folder without users says that nobody would be reached', async () => {
  mock.create('notificationFolder', { name: 'Nobody', users: '[]' });
  const { user } = await openNew();
  const text = 'This folder has no users, so the notification would reach nobody.';
  await user.selectOptions(field('Folder'), 'Nobody (0 users)');
  expect(screen.getByText(text)).toBeVisible();
  await user.selectOptions(field('Folder'), 'Quiet (2 users)');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('missing values have one message for the form, nothing is sent, and editing removes the message', async () => {
  const { user } = await openNew();
  for (const name of ['Title', 'Content', 'Folder']) expect(field(name)).toBeRequired();
  await press(user, 'Create');
  expect(await alertText()).toBe(INCOMPLETE);
  expect(field('Title')).toHaveFocus();
  for (const name of ['Title', 'Content', 'Folder']) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(INCOMPLETE) as string);
  }
  await user.type(field('Title'), 'Tea');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Title')).toBeValid();
  await press(user, 'Create');
  expect(await alertText()).toBe(INCOMPLETE);
  expect(field('Content')).toHaveFocus();
  expect(mock.posted(CREATE)).toEqual([]);
});

testFormDialog(mock, {
  title: 'Send New Notification',
  call: CREATE,
  save: 'Create',
  open: openNew,
  fill,
  expectKept: () => {
    expect(field('Title')).toHaveValue(' Tea ');
    expect(field('Content')).toHaveValue(' At five. ');
    expect(field('Folder')).toHaveDisplayValue('Quiet (2 users)');
  },
  list: 'customNotification/list',
  findSaved: () => screen.findByText('Notification created successfully'),
  faults: saveFaults(mock, 'Failed to send notification'),
});

test('Edit Notification starts with the stored values and sends the users of the chosen folder', async () => {
  const { user } = await openEdit();
  expect(field('Content')).toHaveValue('Slowly');
  expect(within(field('Folder')).getByRole('option', { selected: true })).toHaveTextContent('Quiet (2 users)');
  await user.type(field('Title'), '!');
  await user.selectOptions(field('Folder'), 'Trial (1 user)');
  await press(user, 'Update');
  expect(await screen.findByRole('rowheader', { name: /^Walk!/ })).toBeVisible();
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([{ title: 'Walk!', content: 'Slowly', folderId: 2, userIds: [3] }]);
  expect(screen.queryByText('Notification created successfully')).not.toBeInTheDocument();
});

test.each([null, '9'])('when the folder is gone (%s) another one has to be chosen', async (folderId) => {
  const { user } = await openEdit(folderId);
  expect(within(field('Folder')).getByRole('option', { selected: true })).toHaveTextContent('Select a folder');
  await press(user, 'Update');
  expect(await alertText()).toBe(INCOMPLETE);
  expect(field('Folder')).toHaveFocus();
  expect(mock.posted(UPDATE)).toEqual([]);
});

test('a refused edit shows why; dialog and text stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, UPDATE_ROUTE, { status: 422, message: 'Too late.' });
  await user.type(field('Title'), '!');
  await press(user, 'Update');
  expect(await alertText()).toBe('Too late.');
  expect(field('Title')).toHaveValue('Walk!');
});

test('the only folder is chosen already, which is no change', async () => {
  mock.create('notificationFolder', { name: 'Quiet', users: '[1,2]' });
  const { user } = renderApp('/notifications?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Send New Notification' });
  await waitFor(() => expect(field('Folder')).toHaveDisplayValue('Quiet (2 users)'));
  await user.keyboard('{Escape}');
  await noDialog();
});

test('without folders the select says so', async () => {
  renderApp('/notifications?dialog=add', mock.admin());
  expect(await screen.findByRole('option', { name: 'No folders found' })).toBeInTheDocument();
  await waitFor(() => expect(mock.posted('notificationCategoriesFolder/list')).toHaveLength(1));
});
