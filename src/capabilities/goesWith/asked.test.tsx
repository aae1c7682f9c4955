import { screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { openAged } from '@test/openAged';

const mock = mockServer();

function seedTree() {
  const { id } = mock.create('category', { title: 'Lunch' });
  mock.create('subCategory', { title: 'Soups', categoryId: id });
  mock.create('recipe', { title: 'Dal', dishesCategoryId: '1' });
}
const addRecipe = (title: string) => mock.create('recipe', { title, dishesCategoryId: '1' });

function seedNotification() {
  mock.create('notificationFolder', { name: 'Quiet', users: '[1001,9]' });
  mock.create('notification', { title: 'Tea', content: 'At five.', status: 'Pending', folderId: '1' });
}

const lines = () =>
  within(screen.getByRole('list', { name: /^(What goes with it|Left without recipients)$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a category is asked about with what others have put into it', async () => {
  seedTree();
  const { go } = await openAged('/recipes', mock.admin(), 'Dal');
  addRecipe('Minestrone');
  mock.create('subCategory', { title: 'Salads', categoryId: '1' });
  await go('/recipes?dialog=deleteCategory:1');
  expect(await screen.findByText('2 recipes')).toBeVisible();
  expect(lines()).toEqual(['2 sub categories Soups, Salads', '2 recipes Dal, Minestrone']);
});

test('a sub category is, too, and nothing is read that was just loaded', async () => {
  seedTree();
  const { go } = await openAged('/recipes', mock.admin(), 'Dal', 5);
  await go('/recipes?dialog=deleteSubCategory:1');
  expect(await screen.findByText('1 recipe')).toBeVisible();
  for (const path of ['dishes/list', 'dishes/list/category']) expect(mock.posted(path)).toHaveLength(1);
});

test('until the lists are there nothing can be deleted, and no old count is shown', async () => {
  seedTree();
  const { user, go } = await openAged('/recipes', mock.admin(), 'Dal');
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
  const { go } = await openAged('/recipes', mock.admin(), 'Dal');
  const release = hold(mock.server, 'dishes/list');
  await go('/recipes?dialog=deleteSubCategory:1');
  expect(await screen.findByText('at least 1 recipe')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'false');
  release();
  expect(await screen.findByText('1 recipe')).toBeVisible();
});

test('so does what could not be read', async () => {
  seedTree();
  const { go } = await openAged('/recipes', mock.admin(), 'Dal');
  refuse(mock.server, 'dishes/list', { status: 500 });
  await go('/recipes?dialog=deleteSubCategory:1');
  expect(await screen.findByText('at least 1 recipe')).toBeVisible();
});

test('a group is asked about with the posts that it has now', async () => {
  const { id } = mock.create('group', { title: 'Stories' });
  const add = (title: string) => mock.create('post', { title, communityCategoryId: id });
  add('Hello');
  const { go } = await openAged('/community?group=1', mock.admin(), 'Hello');
  add('Oats?');
  await go('/community?group=1&dialog=deleteGroup:1');
  expect(await screen.findByText('2 posts')).toBeVisible();
});

test('a folder is asked about with the notifications that it has now', async () => {
  seedNotification();
  const { go } = await openAged('/notifications?tab=folders', mock.admin(), 'Quiet');
  mock.create('notification', { title: 'Walk', folderId: '1' });
  await go('/notifications?tab=folders&dialog=deleteFolder:1');
  expect(await screen.findByText('2 notifications')).toBeVisible();
  expect(lines()).toEqual(['2 notifications Tea, Walk']);
});
