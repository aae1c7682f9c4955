import { screen, within } from '@testing-library/react';
import { dropConnection, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { alertText, noDialog, press } from '@test/notifications';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const DELETE = 'notificationCategoriesFolder/delete/1';
/** As the mock server knows it. */
const DELETE_ROUTE = 'notificationCategoriesFolder/delete/:id';

async function open(...names: string[]) {
  names.forEach((name, n) => mock.create('notificationFolder', { name, users: JSON.stringify(names.slice(n)) }));
  const view = renderApp('/notifications?tab=folders', mock.admin());
  await screen.findByRole('table', { name: 'Folders' });
  return view;
}

const shown = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

test('a row shows a folder with the number of its users, and a menu', async () => {
  const { user } = await open('Quiet');
  expect(screen.getByRole('row', { name: /^Quiet/ })).toHaveTextContent('Users1');
  await user.click(screen.getByRole('button', { name: 'Actions for Quiet' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Delete']);
});

test('folders are searched by name, and sorted by name and users', async () => {
  const { user } = await open('b', 'a', 'c');
  await user.click(screen.getByRole('button', { name: 'Folder' }));
  expect(shown()).toEqual(['a', 'b', 'c']);
  await user.click(screen.getByRole('button', { name: 'Users' }));
  expect(shown()).toEqual(['c', 'a', 'b']);
  await user.type(screen.getByRole('searchbox', { name: 'Search folders...' }), 'B');
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
  expect(shown()).toEqual(['b']);
});

test('without folders it says so and offers to create one', async () => {
  const { user } = renderApp('/notifications?tab=folders', mock.admin());
  expect(await screen.findByText('No folders found')).toBeVisible();
  const place = screen.getByRole('region', { name: 'Folders' });
  await user.click(within(place).getByRole('button', { name: 'Create Folder' }));
  expect(await screen.findByRole('dialog', { name: 'Create Folder' })).toBeVisible();
});

async function openDelete() {
  mock.create('notification', { title: 'Tea', folderId: '1' });
  const view = await open('Quiet', 'Trial');
  await view.user.click(screen.getByRole('button', { name: 'Actions for Quiet' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  return { ...view, question: await screen.findByRole('dialog', { name: 'Delete Folder' }) };
}

test('deleting names the folder, deletes once, says so, and notifications stand without it', async () => {
  const { user, question } = await openDelete();
  expect(within(question).getByText('Are you sure you want to delete the folder "Quiet"?')).toBeVisible();
  await user.dblClick(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Folder deleted successfully')).toBeVisible();
  await noDialog();
  expect(shown()).toEqual(['Trial']);
  expect(mock.posted(DELETE)).toEqual([{}]);
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  expect(await screen.findByRole('row', { name: /^Tea.*N\/A/ })).toBeVisible();
});

test('deleting can be cancelled', async () => {
  const { user } = await openDelete();
  await press(user, 'Cancel');
  await noDialog();
  expect(mock.posted(DELETE)).toEqual([]);
});

test.each([
  ['a refusal', () => refuse(mock.server, DELETE_ROUTE, { status: 409, message: 'In use.' })],
  ['a dropped connection', () => dropConnection(mock.server, DELETE_ROUTE)],
])('deleting that meets %s says so and keeps dialog and row', async (_name, fail) => {
  const { user } = await openDelete();
  fail();
  await press(user, 'Delete');
  expect(await alertText()).toBe('Failed to delete folder');
  expect(screen.getByRole('dialog', { name: 'Delete Folder' })).toBeInTheDocument();
});
