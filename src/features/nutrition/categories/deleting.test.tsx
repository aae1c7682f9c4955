import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, htmlErrorPage, refuse, truncatedJson } from '@/mirage/overrides';
import { categoryTabs } from '@test/categoryTabs';
import { testDeleteDialog } from '@test/deleteDialog';
import { answerAlert, closed, findAndPress, questionRead } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { dashboardApi } from '@/services/dashboard';
import { type SaveFault } from '@test/saveFaults';

const mock = mockServer();
const { open, openBy } = categoryTabs(mock);

async function confirm(user: UserEvent) {
  const button = await screen.findByRole('button', { name: 'Delete' });
  await questionRead();
  await user.click(button);
}

const selectedTabs = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

test('deleting the selected category asks, shows an alert, and selects its neighbour', async () => {
  const { user, router, lunch } = await open('/recipes?category=2');
  await findAndPress(user, 'Delete Lunch');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Category' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this category?Lunch');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await questionRead();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  await answerAlert(user, 'Category deleted successfully!');
  await waitFor(() => expect(selectedTabs()).toEqual(['Dinner']));
  expect(screen.queryByRole('tab', { name: 'Lunch' })).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?category=3'));
  expect(mock.posted('categories/deleteCategory')).toEqual([{ id: Number(lunch.id) }]);
});

test('the dashboard counts anew, because the recipes went with it', async () => {
  const { user, store } = await open('/recipes?category=2');
  const stats = await store.dispatch(dashboardApi.endpoints.getDashboardStats.initiate());
  expect(stats.isSuccess).toBe(true);
  for (const name of ['Delete Soups', 'Delete Lunch']) {
    const before = mock.posted('dashboard/stats').length;
    await findAndPress(user, name);
    await confirm(user);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(mock.posted('dashboard/stats')).toHaveLength(before + 1));
  }
});

test('deleting a sub category that is not selected keeps the selection', async () => {
  const { user } = await open('/recipes?subCategory=2');
  await findAndPress(user, 'Delete Eggs');
  await confirm(user);
  await answerAlert(user, 'Subcategory deleted successfully!');
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Eggs' })).not.toBeInTheDocument());
  expect(selectedTabs()).toEqual(['Breakfast', 'Bowls']);
});

test('deleting the selected sub category selects the one after it', async () => {
  const { user, eggs } = await open('/recipes?subCategory=1');
  await findAndPress(user, 'Delete Eggs');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Subcategory' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this subcategory?Eggs');
  await confirm(user);
  await answerAlert(user, 'Subcategory deleted successfully!');
  await waitFor(() => expect(selectedTabs()).toEqual(['Breakfast', 'Bowls']));
  expect(mock.posted('categories/delete/subcategory')).toEqual([{ id: Number(eggs.id) }]);
});

test('deleting the last sub category of the row selects the one before it', async () => {
  const { user } = await open('/recipes?subCategory=3');
  await findAndPress(user, 'Delete Toast');
  await confirm(user);
  await answerAlert(user, 'Subcategory deleted successfully!');
  await waitFor(() => expect(selectedTabs()).toEqual(['Breakfast', 'Bowls']));
});

test('a category whose only sub category was deleted says that it has none', async () => {
  const { user } = await open('/recipes?category=2');
  await findAndPress(user, 'Delete Soups');
  await confirm(user);
  await answerAlert(user, 'Subcategory deleted successfully!');
  expect(await screen.findByText('No subcategories found')).toBeVisible();
  expect(selectedTabs()).toEqual(['Lunch']);
});

/** A refusal has a different text from a missing or unreadable reply. */
const faults = (refused: string, failed: string): SaveFault[] => [
  ['a refusal', (path) => refuse(mock.server, path, { status: 409, message: 'In use.' }), refused],
  ['a dropped connection', (path) => dropConnection(mock.server, path), failed, 'unclear'],
  ['an answer that cannot be read', (path) => htmlErrorPage(mock.server, path, 200), failed, 'unclear'],
];

testDeleteDialog(mock, {
  title: 'Delete Category',
  text: 'Are you sure you want to delete this category?',
  about: 'Lunch',
  opener: 'Delete Lunch',
  open: () => openBy('Delete Lunch'),
  call: 'categories/deleteCategory',
  sent: { id: 2 },
  list: 'dishes/list/category',
  expectDeleted: async (user) => {
    await answerAlert(user, 'Category deleted successfully!');
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Lunch' })).not.toBeInTheDocument());
  },
  faults: faults('Failed to delete category.', 'An error occurred while deleting the category.'),
  expectSaid: answerAlert,
});

testDeleteDialog(mock, {
  title: 'Delete Subcategory',
  text: 'Are you sure you want to delete this subcategory?',
  about: 'Eggs',
  opener: 'Delete Eggs',
  open: () => openBy('Delete Eggs'),
  call: 'categories/delete/subcategory',
  sent: { id: 1 },
  list: 'dishes/list/category',
  expectDeleted: async (user) => {
    await answerAlert(user, 'Subcategory deleted successfully!');
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Eggs' })).not.toBeInTheDocument());
  },
  faults: faults('Failed to delete subcategory.', 'An error occurred while deleting the subcategory.'),
  expectSaid: answerAlert,
});

test('a category that was deleted disappears, even if the reply cannot be read', async () => {
  const { user } = await openBy('Delete Lunch');
  truncatedJson(mock.server, 'categories/deleteCategory');
  await confirm(user);
  await answerAlert(user, 'An error occurred while deleting the category.');
  await closed('Delete Category');
  expect(screen.queryByRole('tab', { name: 'Lunch' })).not.toBeInTheDocument();
});
