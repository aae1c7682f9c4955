import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, htmlErrorPage, refuse, successFalse, truncatedJson } from '@/mirage/overrides';
import { testDeleteDialog } from '@test/deleteDialog';
import { answerAlert, closed, field } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults, type SaveFault } from '@test/saveFaults';

const mock = mockServer();

const PICTURE = new File(['bowl'], 'bowl.png', { type: 'image/png' });

async function open(address = '/recipes') {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const eggs = mock.create('subCategory', { title: 'Eggs', categoryId: breakfast.id });
  mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
  mock.create('subCategory', { title: 'Toast', categoryId: breakfast.id });
  const lunch = mock.create('category', { title: 'Lunch' });
  mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  mock.create('category', { title: 'Dinner' });
  const view = renderApp(address, mock.admin());
  await screen.findByRole('tab', { name: 'Breakfast', hidden: true });
  return { ...view, breakfast, lunch, eggs };
}

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
/** Presses a button beside a tab. */
async function openBy(name: string) {
  const view = await open();
  await press(view.user, name);
  return view;
}

const selectedTabs = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

test('Edit Category renames it, shows an alert, and gives the focus back', async () => {
  const { user, breakfast } = await open();
  await press(user, 'Edit Breakfast');
  const name = await screen.findByLabelText('Category name');
  expect(name).toHaveValue('Breakfast');
  await user.clear(name);
  await user.type(name, ' Mornings {Enter}');
  await answerAlert(user, 'Category updated successfully!');
  expect(await screen.findByRole('tab', { name: 'Mornings' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Mornings' })).toHaveFocus();
  expect(mock.posted('categories/updateCategory')).toEqual([{ name: 'Mornings', id: Number(breakfast.id) }]);
});

test.each([
  ['Edit Breakfast', 'Category name', 'Category name is required.', 'categories/updateCategory'],
  ['Edit Eggs', 'Subcategory name', 'Subcategory name is required.', 'categories/update/subcategory'],
])('%s with a blank name shows an alert', async (edit, label, text, path) => {
  const { user } = await open();
  await press(user, edit);
  await user.clear(await screen.findByLabelText(label));
  await user.type(screen.getByLabelText(label), '  {Enter}');
  await answerAlert(user, text);
  expect(screen.getByLabelText(label)).toBeVisible();
  expect(mock.posted(path)).toEqual([]);
});

test.each([
  ['Edit Breakfast', 'Category name', 'Failed to update category.', 'categories/updateCategory'],
  ['Edit Eggs', 'Subcategory name', 'Failed to update subcategory.', 'categories/update/subcategory'],
])('a refusal after %s shows an alert; dialog and text stay', async (edit, label, text, path) => {
  const { user } = await open();
  successFalse(mock.server, path, 'No.');
  await press(user, edit);
  await user.type(await screen.findByLabelText(label), ' x{Enter}');
  await answerAlert(user, text);
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toMatch(/ x$/);
});

testFormDialog(mock, {
  title: 'Edit Category',
  call: 'categories/updateCategory',
  open: () => openBy('Edit Breakfast'),
  fill: (user) => user.type(field('Category name'), '!'),
  expectKept: () => expect(field('Category name')).toHaveValue('Breakfast!'),
  list: 'dishes/list/category',
  findSaved: () => screen.findByText('Category updated successfully!'),
  faults: saveFaults(mock, 'Failed to update category.'),
  expectSaid: answerAlert,
});

testFormDialog(mock, {
  title: 'Edit Subcategory',
  call: 'categories/update/subcategory',
  open: () => openBy('Edit Eggs'),
  fill: (user) => user.type(field('Subcategory name'), '!'),
  expectKept: () => expect(field('Subcategory name')).toHaveValue('Eggs!'),
  list: 'dishes/list/category',
  findSaved: () => screen.findByText('Subcategory updated successfully!'),
  faults: saveFaults(mock, 'Failed to update subcategory.'),
  expectSaid: answerAlert,
});

test('Edit Subcategory sends name and picture; without one the stored picture is kept', async () => {
  const { user, eggs } = await open();
  await press(user, 'Edit Eggs');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Subcategory' });
  expect(within(dialog).getByRole('img', { name: 'Current picture' })).toBeVisible();
  await user.type(screen.getByLabelText('Subcategory name'), ' and toast');
  await press(user, 'Save');
  await answerAlert(user, 'Subcategory updated successfully!');
  await press(user, 'Edit Eggs and toast');
  await user.upload(await screen.findByLabelText('Image'), PICTURE);
  await press(user, 'Save');
  await answerAlert(user, 'Subcategory updated successfully!');
  expect(mock.posted('categories/update/subcategory')).toEqual([
    { title: 'Eggs and toast', id: eggs.id },
    { title: 'Eggs and toast', image: 'bowl.png', id: eggs.id },
  ]);
});

test('deleting the selected category asks, shows an alert, and selects its neighbour', async () => {
  const { user, router, lunch } = await open('/recipes?category=2');
  await press(user, 'Delete Lunch');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Category' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this category?Lunch');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  await answerAlert(user, 'Category deleted successfully!');
  await waitFor(() => expect(selectedTabs()).toEqual(['Dinner']));
  expect(screen.queryByRole('tab', { name: 'Lunch' })).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?category=3'));
  expect(mock.posted('categories/deleteCategory')).toEqual([{ id: Number(lunch.id) }]);
});

test('deleting a sub category that is not selected keeps the selection', async () => {
  const { user } = await open('/recipes?subCategory=2');
  await press(user, 'Delete Eggs');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await answerAlert(user, 'Subcategory deleted successfully!');
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Eggs' })).not.toBeInTheDocument());
  expect(selectedTabs()).toEqual(['Breakfast', 'Bowls']);
});

test('deleting the selected sub category selects the one after it', async () => {
  const { user, eggs } = await open('/recipes?subCategory=1');
  await press(user, 'Delete Eggs');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Subcategory' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this subcategory?Eggs');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await answerAlert(user, 'Subcategory deleted successfully!');
  await waitFor(() => expect(selectedTabs()).toEqual(['Breakfast', 'Bowls']));
  expect(mock.posted('categories/delete/subcategory')).toEqual([{ id: Number(eggs.id) }]);
});

test('deleting the last sub category of the row selects the one before it', async () => {
  const { user } = await open('/recipes?subCategory=3');
  await press(user, 'Delete Toast');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await answerAlert(user, 'Subcategory deleted successfully!');
  await waitFor(() => expect(selectedTabs()).toEqual(['Breakfast', 'Bowls']));
});

test('a category whose only sub category was deleted says that it has none', async () => {
  const { user } = await open('/recipes?category=2');
  await press(user, 'Delete Soups');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
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
  await press(user, 'Delete');
  await answerAlert(user, 'An error occurred while deleting the category.');
  await closed('Delete Category');
  expect(screen.queryByRole('tab', { name: 'Lunch' })).not.toBeInTheDocument();
});

test.each(['editCategory:99', 'editSubCategory:99', 'deleteCategory:99', 'deleteSubCategory'])(
  'a link to %s, which is gone, opens nothing, and the address forgets it',
  async (dialog) => {
    const { router } = await open(`/recipes?dialog=${dialog}`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
