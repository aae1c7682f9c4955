import { screen, waitFor, within } from '@testing-library/react';
import { hold, nullList, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

function seedTree() {
  const { id } = mock.create('category', { title: 'Lunch' });
  const [soups, salads] = ['Soups', 'Salads'].map((title) => mock.create('subCategory', { title, categoryId: id }));
  for (const title of ['Dal', 'Minestrone', 'Barley soup', 'Pea soup', 'Goulash'])
    mock.create('recipe', { title, dishesCategoryId: soups!.id });
  mock.create('recipe', { title: 'Greek salad', dishesCategoryId: salads!.id });
  mock.create('dietPlan', { title: 'Soup week', dishesCategoryId: soups!.id, categoryId: id });
}

const lines = async () =>
  within(await screen.findByRole('list', { name: 'What goes with it' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('deleting a category says which sub categories, recipes and diet plans go with it', async () => {
  seedTree();
  renderApp('/recipes?dialog=deleteCategory:1', mock.admin());
  const dialog = await screen.findByRole('dialog', { name: 'Delete Category' });
  await screen.findByText('1 diet plan');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this category?Lunch');
  expect(await lines()).toEqual([
    '2 sub categories Soups, Salads',
    '6 recipes Dal and 5 more',
    '1 diet plan Soup week',
  ]);
});

test('deleting a sub category says what of it goes; an empty one says nothing', async () => {
  seedTree();
  mock.create('subCategory', { title: 'Wraps', categoryId: '1' });
  const { go } = renderApp('/diet-plans?dialog=deleteSubCategory:2', mock.admin());
  await screen.findByText('1 recipe');
  expect(await lines()).toEqual(['1 recipe Greek salad']);
  await go('/recipes?dialog=deleteSubCategory:3');
  expect(await screen.findByText('Wraps', { selector: '.about' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('What goes with it')).not.toBeInTheDocument());
});

test('a moderator is told of what they may see, and nothing else is asked for', async () => {
  seedTree();
  renderApp('/recipes?dialog=deleteSubCategory:2', mock.subAdmin(['Recipes']));
  await screen.findByText('1 recipe');
  expect(mock.posted('meals/list')).toEqual([]);
});

test('while a list loads there is a placeholder, and Delete is held up, for 3 seconds at most; then it says what is not counted', async () => {
  seedTree();
  const release = hold(mock.server, 'meals/list');
  const { user } = renderApp('/recipes?dialog=deleteCategory:1', mock.admin());
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Category' }));
  await dialog.findByText('6 recipes');
  expect(dialog.getByRole('status', { name: 'Loading...' })).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'false'));
  expect(dialog.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument();
  expect(dialog.getByText('Diet plans could not be counted.')).toBeVisible();
  expect(await lines()).toEqual(['2 sub categories Soups, Salads', '6 recipes Dal and 5 more']);
  await user.click(confirm);
  expect(await screen.findByText('Category deleted successfully!')).toBeVisible();
  release();
});

test('a list that cannot be loaded says that it was not counted', async () => {
  seedTree();
  refuse(mock.server, 'meals/list', { status: 500, message: 'No.' });
  renderApp('/recipes?dialog=deleteCategory:1', mock.admin());
  expect(await screen.findByText('Diet plans could not be counted.')).toBeVisible();
  expect(await lines()).toContain('2 sub categories Soups, Salads');
});

test('a reply without its list was not counted either', async () => {
  seedTree();
  nullList(mock.server, 'meals/list');
  renderApp('/recipes?dialog=deleteCategory:1', mock.admin());
  expect(await screen.findByText('Diet plans could not be counted.')).toBeVisible();
});

test('deleting a group says how many posts go with it', async () => {
  const { id } = mock.create('group', { title: 'Ask the coach' });
  for (const title of ['Hello', 'Oats?']) mock.create('post', { title, communityCategoryId: id });
  renderApp('/community?dialog=deleteGroup:1', mock.admin());
  expect(await screen.findByText('2 posts')).toBeVisible();
});

test('deleting a folder says which notifications have no recipients then', async () => {
  const { id } = mock.create('notificationFolder', { name: 'Trial' });
  mock.create('notification', { title: 'Welcome', folderId: id });
  renderApp('/notifications?tab=folders&dialog=deleteFolder:1', mock.admin());
  const left = await screen.findByRole('list', { name: 'Left without recipients' });
  expect(left).toHaveTextContent('1 notification Welcome');
});

test('without it a group is asked about at once, and nothing is read', async () => {
  mock.create('group', { title: 'Ask the coach' });
  mock.create('group', { title: 'Stories' });
  renderApp('/community?group=1&dialog=deleteGroup:2', mock.admin(), undefined, undefined, []);
  expect(await screen.findByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'false');
  expect(mock.posted('community/detail')).toHaveLength(1);
});
