import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, htmlErrorPage, refuse } from '@/mirage/overrides';
import { community } from '@test/community';
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
  const press = (name: string) => view.user.click(within(dialog).getByRole('button', { name }));
  return { ...view, dialog, press };
}

const title = () => screen.getByLabelText('Title');
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a group is created and shows in the list', async () => {
  const { user, dialog, press } = await open('Add Group');
  expect(dialog).toHaveAccessibleName('Create New Group');
  expect(screen.getByLabelText('Privacy')).toHaveDisplayValue('All members');
  await user.type(title(), ' News ');
  await user.selectOptions(screen.getByLabelText('Privacy'), 'Only Admin');
  await press('Save');
  expect(await screen.findByRole('button', { name: /^News/ })).toBeInTheDocument();
  await noDialog();
  expect(screen.getByRole('button', { name: 'Add Group' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mock.posted(CREATE)).toEqual([{ title: 'News', privacy: 'admin' }]);
});

test('a group is edited', async () => {
  const { user, dialog, press } = await open('Edit Stories');
  expect(dialog).toHaveAccessibleName('Edit Group');
  expect(title()).toHaveValue('Stories');
  expect(screen.getByLabelText('Privacy')).toHaveDisplayValue('Only Admin');
  await user.type(title(), '!');
  await user.selectOptions(screen.getByLabelText('Privacy'), 'All members');
  await press('Save');
  expect(await screen.findByRole('button', { name: /^Stories!/ })).toBeInTheDocument();
  await noDialog();
  expect(mock.posted(UPDATE)).toEqual([{ title: 'Stories!', privacy: 'members', id: 1 }]);
});

test('a blank title is refused until it is typed', async () => {
  const { user, press } = await open('Add Group');
  await user.type(title(), '  ');
  await press('Save');
  await waitFor(() => expect(title()).toHaveAccessibleDescription('Title is required.'));
  expect(title()).toHaveFocus();
  await user.type(title(), 'N');
  expect(title()).toBeValid();
  expect(mock.posted(CREATE)).toEqual([]);
});

test('a title that is taken is refused by the server; dialog and text stay', async () => {
  const { user, press } = await open('Add Group');
  await user.type(title(), 'MEALS');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('A group with this name already exists.');
  expect(title()).toHaveValue('MEALS');
  expect(mock.posted(LIST)).toHaveLength(1);
});

test.each([
  ['a refusal without a message', () => refuse(mock.server, CREATE, { status: 500 })],
  ['an HTML error page', () => htmlErrorPage(mock.server, CREATE)],
  ['a dropped connection', () => dropConnection(mock.server, CREATE)],
])('%s says that something went wrong; dialog and text stay', async (_name, fail) => {
  const { user, press } = await open('Add Group');
  fail();
  await user.type(title(), 'News');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(title()).toHaveValue('News');
});

test('a double click saves once; while it saves nothing closes the dialog', async () => {
  const { user, dialog, press } = await open('Add Group');
  const release = hold(mock.server, CREATE);
  await user.type(title(), 'News');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please wait...')).toBeVisible();
  await user.keyboard('{Escape}');
  await press('Cancel');
  await press('Close');
  expect(dialog).toBeInTheDocument();
  release();
  await noDialog();
  expect(mock.posted(CREATE)).toHaveLength(1);
});

test('Cancel closes at once; Escape asks before the title is lost', async () => {
  const { user, press } = await open('Add Group');
  await user.type(title(), 'N');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(title()).toHaveValue('N');
  await press('Cancel');
  await noDialog();
});

test('deleting the group shown asks, takes one call, and its neighbour is shown', async () => {
  const { user, dialog } = await open('Delete Stories', '/community?group=1');
  expect(dialog).toHaveAccessibleName('Confirm Delete Group');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this group?Stories');
  const release = hold(mock.server, DELETE);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  release();
  expect(await screen.findByRole('article', { name: 'Soup', hidden: true })).toBeInTheDocument();
  await noDialog();
  expect(screen.queryByRole('button', { name: /^Stories/ })).not.toBeInTheDocument();
  expect(mock.posted(DELETE)).toEqual([{ id: 1 }]);
});

test('deleting the last group leaves the invitation to add one', async () => {
  const { press, user } = await open('Delete Stories', '/community?group=1');
  mock.server.db.groups!.remove('2');
  await press('Delete');
  expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
  await noDialog();
  await user.click(screen.getAllByRole('button', { name: 'Add Group' })[0]!);
  expect(await screen.findByRole('dialog', { name: 'Create New Group' })).toBeVisible();
});

test('deleting can be cancelled', async () => {
  const { press } = await open('Delete Meals');
  await press('Cancel');
  await noDialog();
  expect(screen.getByRole('button', { name: 'Delete Meals' })).toHaveFocus();
  expect(mock.posted(DELETE)).toEqual([]);
});

test('a group that somebody else deleted meanwhile says so and stays until a reload', async () => {
  const { user, press } = await open('Delete Meals');
  mock.server.db.groups!.remove('2');
  await press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('Group not found.');
  await press('Cancel');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Meals/ })).not.toBeInTheDocument());
});
