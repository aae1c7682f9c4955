import { screen, waitFor, within } from '@testing-library/react';
import { chooseDelete, testDeleteDialog } from '@test/deleteDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults } from '@test/saveFaults';

const mock = mockServer();

async function open(...names: string[]) {
  names.forEach((name, n) => mock.create('notificationFolder', { name, users: JSON.stringify(names.slice(n)) }));
  const view = renderApp('/notifications?tab=folders', mock.admin());
  await screen.findByRole('table', { name: 'Folders' });
  return view;
}

const shown = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

test('a row shows a folder with the number of its users, and a menu', async () => {
  const { user } = await open('Quiet');
  expect(screen.getByRole('row', { name: /^Quiet/ })).toHaveTextContent(/^Quiet1/);
  await user.click(screen.getByRole('button', { name: 'Actions for Quiet' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Delete']);
});

test('a folder whose users the reply does not have does not count as empty', async () => {
  mock.server.post('/api/notificationCategoriesFolder/list', () => ({
    success: true,
    data: [{ id: 1, name: 'Quiet' }],
  }));
  await open();
  expect(screen.getByRole('row', { name: /^Quiet/ })).toHaveTextContent(/^QuietN\/A/);
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
  const region = screen.getByRole('region', { name: 'Folders' });
  await user.click(within(region).getByRole('button', { name: 'Create Folder' }));
  expect(await screen.findByRole('dialog', { name: 'Create Folder' })).toBeVisible();
});

testDeleteDialog(mock, {
  title: 'Delete Folder',
  text: /^Are you sure you want to delete the folder " ?Quiet ?"\?$/,
  about: 'Quiet',
  open: async () => {
    mock.create('notification', { title: 'Tea', folderId: '1' });
    const view = await open('Quiet', 'Trial');
    await chooseDelete(view.user, 'Actions for Quiet');
    expect(screen.getByText('Quiet', { selector: '[dir=auto]' })).toBeVisible();
    return view;
  },
  call: 'notificationCategoriesFolder/delete/:id',
  sent: {},
  list: 'notificationCategoriesFolder/list',
  expectDeleted: async (user) => {
    expect(await screen.findByText('Folder deleted successfully')).toBeVisible();
    await waitFor(() => expect(shown()).toEqual(['Trial']));
    expect(mock.posted('notificationCategoriesFolder/delete/1')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'Notifications' }));
    expect(await screen.findByRole('row', { name: /^Tea.*N\/A/ })).toBeVisible();
  },
  faults: saveFaults(mock, 'Failed to delete folder'),
});
