import { screen, waitFor, within } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

/** Opens a page whose lists were loaded 16 seconds ago, or another time. */
async function open(address: string, firstSeen: string, secondsAgo = 16) {
  const now = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - secondsAgo * 1000);
  const view = renderApp(address, mock.admin());
  await screen.findAllByText(firstSeen);
  clock.mockRestore();
  return view;
}

function seedTree() {
  const { id } = mock.create('category', { title: 'Lunch' });
  mock.create('subCategory', { title: 'Soups', categoryId: id });
  mock.create('recipe', { title: 'Dal', dishesCategoryId: '1' });
}
const addRecipe = (title: string) => mock.create('recipe', { title, dishesCategoryId: '1' });

function seedNotification(status = 'Pending') {
  mock.create('notificationFolder', { name: 'Quiet', users: '[1001,9]' });
  mock.create('notification', { title: 'Tea', content: 'At five.', status, folderId: '1' });
}

const lines = () =>
  within(screen.getByRole('list', { name: /^(What goes with it|Left without recipients)$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a category is asked about with what others have put into it', async () => {
  seedTree();
  const { go } = await open('/recipes', 'Dal');
  addRecipe('Minestrone');
  mock.create('subCategory', { title: 'Salads', categoryId: '1' });
  await go('/recipes?dialog=deleteCategory:1');
  expect(await screen.findByText('2 recipes')).toBeVisible();
  expect(lines()).toEqual(['2 sub categories Soups, Salads', '2 recipes Dal, Minestrone']);
});

test('a sub category is, too, and nothing is read that was just loaded', async () => {
  seedTree();
  const { go } = await open('/recipes', 'Dal', 5);
  await go('/recipes?dialog=deleteSubCategory:1');
  expect(await screen.findByText('1 recipe')).toBeVisible();
  for (const path of ['dishes/list', 'dishes/list/category']) expect(mock.posted(path)).toHaveLength(1);
});

test('until the lists are there nothing can be deleted, and no old count is shown', async () => {
  seedTree();
  const { user, go } = await open('/recipes', 'Dal');
  addRecipe('Minestrone');
  const release = hold(mock.server, 'dishes/list');
  await go('/recipes?dialog=deleteSubCategory:1');
  expect(await screen.findByText('Reading what is there now...')).toBeVisible();
  expect(screen.queryByText('1 recipe')).not.toBeInTheDocument();
  const confirm = screen.getByRole('button', { name: 'Delete' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await user.click(confirm);
  release();
  expect(await screen.findByText('2 recipes')).toBeVisible();
  expect(mock.posted('subCategories/deleteSubCategory')).toEqual([]);
  await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'false'));
});

test('after 3 seconds it is asked all the same, with “at least” before what is not known', async () => {
  seedTree();
  const { go } = await open('/recipes', 'Dal');
  const release = hold(mock.server, 'dishes/list');
  await go('/recipes?dialog=deleteSubCategory:1');
  expect(await screen.findByText('at least 1 recipe')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'false');
  release();
  expect(await screen.findByText('1 recipe')).toBeVisible();
});

test('so does what could not be read', async () => {
  seedTree();
  const { go } = await open('/recipes', 'Dal');
  refuse(mock.server, 'dishes/list', { status: 500 });
  await go('/recipes?dialog=deleteSubCategory:1');
  expect(await screen.findByText('at least 1 recipe')).toBeVisible();
});

test('a group is asked about with the posts that it has now', async () => {
  const { id } = mock.create('group', { title: 'Stories' });
  const add = (title: string) => mock.create('post', { title, communityCategoryId: id });
  add('Hello');
  const { go } = await open('/community?group=1', 'Hello');
  add('Oats?');
  await go('/community?group=1&dialog=deleteGroup:1');
  expect(await screen.findByText('2 posts')).toBeVisible();
});

test('a folder is asked about with the notifications that it has now', async () => {
  seedNotification();
  const { go } = await open('/notifications?tab=folders', 'Quiet');
  mock.create('notification', { title: 'Walk', folderId: '1' });
  await go('/notifications?tab=folders&dialog=deleteFolder:1');
  expect(await screen.findByText('2 notifications')).toBeVisible();
  expect(lines()).toEqual(['2 notifications Tea, Walk']);
});

const question = () => screen.findByRole('alertdialog');

test('a notification is sent to as many as there are now', async () => {
  seedNotification();
  const { go } = await open('/notifications', 'At five.');
  table(mock.server, 'notificationFolders').update('1', { users: '[1,2,3,4,5]' });
  await go('/notifications?dialog=send:1');
  expect(within(await question()).getByRole('heading')).toHaveTextContent('Send “Tea”?');
  expect(await screen.findByRole('button', { name: 'Send to 5 users' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Send/ })).toHaveTextContent('Send “Tea” to 5 users?');
});

test('of one that a colleague has sent it is said, and Send again offered', async () => {
  seedNotification();
  const { go } = await open('/notifications', 'At five.');
  table(mock.server, 'notifications').update('1', { status: 'Sent' });
  await go('/notifications?dialog=send:1');
  expect(await screen.findByRole('button', { name: 'Send again to 2 users' })).toBeVisible();
  expect(screen.getByText(/^This notification was already sent\./)).toBeVisible();
});

test('if the list cannot be read it is sent to at least so many', async () => {
  seedNotification();
  const { go } = await open('/notifications', 'At five.');
  refuse(mock.server, 'customNotification/list', { status: 500 });
  await go('/notifications?dialog=send:1');
  expect(await screen.findByRole('button', { name: 'Send to at least 2 users' })).toBeVisible();
});
