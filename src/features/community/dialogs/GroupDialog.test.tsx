import { screen, waitFor } from '@testing-library/react';
import { community } from '@test/community';
import { testDeleteDialog } from '@test/deleteDialog';
import { field, noDialog, press, questionRead } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const make = community(mock);

const LIST = 'community/list/categories';
const CREATE = 'community/create/category';
const UPDATE = 'community/update/category';
const DELETE = 'community/delete/category';

async function open(opener: string, address = '/community') {
  make.group('Stories', { privacy: 'admin' });
  make.group('Meals');
  make.post('Hello');
  make.post('Soup', { communityCategoryId: '2' });
  const view = renderApp(address, mock.admin());
  await view.user.click(await screen.findByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog');
  return { ...view, dialog };
}

test('a group is created and shows in the list', async () => {
  const { user, dialog } = await open('Add Group');
  expect(dialog).toHaveAccessibleName('Create New Group');
  expect(field('Privacy')).toHaveDisplayValue('All members');
  await user.type(field('Title'), ' News ');
  await user.selectOptions(field('Privacy'), 'Only Admin');
  await press(user, 'Save');
  expect(await screen.findByRole('button', { name: /^News/ })).toBeInTheDocument();
  await noDialog();
  expect(screen.getByRole('button', { name: 'Add Group' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([{ title: 'News', privacy: 'admin' }]);
});

test('a group is edited', async () => {
  const { user, dialog } = await open('Edit Stories');
  expect(dialog).toHaveAccessibleName('Edit Group');
  expect(field('Title')).toHaveValue('Stories');
  expect(field('Privacy')).toHaveDisplayValue('Only Admin');
  await user.type(field('Title'), '!');
  await user.selectOptions(field('Privacy'), 'All members');
  await press(user, 'Save');
  expect(await screen.findByRole('button', { name: /^Stories!/ })).toBeInTheDocument();
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([{ title: 'Stories!', privacy: 'members', id: 1 }]);
});

test('an unknown privacy is kept when the title is edited', async () => {
  make.group('Coaches', { privacy: 'coaches' });
  const { user } = renderApp('/community', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Edit Coaches' }));
  expect(await screen.findByLabelText('Privacy')).toHaveDisplayValue('coaches');
  await user.type(field('Title'), '!');
  await press(user, 'Save');
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([{ title: 'Coaches!', privacy: 'coaches', id: 1 }]);
});

test('a blank title is invalid until one is typed', async () => {
  const { user } = await open('Add Group');
  await user.type(field('Title'), '  ');
  await press(user, 'Save');
  await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Title is required.'));
  expect(field('Title')).toHaveFocus();
  await user.type(field('Title'), 'N');
  expect(field('Title')).toBeValid();
  expect(mock.posted(CREATE)).toEqual([]);
});

test('when the server refuses a duplicate title, dialog and text stay', async () => {
  const { user } = await open('Add Group');
  await user.type(field('Title'), 'MEALS');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('A group with this name already exists.');
  expect(field('Title')).toHaveValue('MEALS');
  expect(mock.posted(LIST)).toHaveLength(1);
});

testFormDialog(mock, {
  title: 'Create New Group',
  call: CREATE,
  open: () => open('Add Group'),
  fill: async (user) => {
    await user.type(field('Title'), 'News');
    await user.selectOptions(field('Privacy'), 'Only Admin');
  },
  expectKept: () => {
    expect(field('Title')).toHaveValue('News');
    expect(field('Privacy')).toHaveDisplayValue('Only Admin');
  },
  list: LIST,
  findSaved: () => screen.findByRole('button', { name: /^News/ }),
});

testDeleteDialog(mock, {
  title: 'Confirm Delete Group',
  text: 'Are you sure you want to delete this group?',
  about: 'Stories',
  opener: 'Delete Stories',
  open: () => open('Delete Stories', '/community?group=1'),
  call: DELETE,
  sent: { id: 1 },
  list: LIST,
  expectDeleted: async () => {
    expect(await screen.findByRole('article', { name: 'Soup' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Stories/ })).not.toBeInTheDocument();
  },
});

test('deleting the last group leaves the offer to add one', async () => {
  const { user } = await open('Delete Stories', '/community?group=1');
  await questionRead();
  mock.server.db.groups!.remove('2');
  await press(user, 'Delete');
  expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
  await noDialog();
  await user.click(screen.getAllByRole('button', { name: 'Add Group' })[0]!);
  expect(await screen.findByRole('dialog', { name: 'Create New Group' })).toBeVisible();
});

test('deleting a group that somebody else deleted shows an error; the group stays until a reload', async () => {
  const { user } = await open('Delete Meals');
  await questionRead();
  mock.server.db.groups!.remove('2');
  await press(user, 'Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('Group not found.');
  await press(user, 'Cancel');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Meals/ })).not.toBeInTheDocument());
});
