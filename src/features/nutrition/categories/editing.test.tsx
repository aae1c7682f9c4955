import { screen, waitFor, within } from '@testing-library/react';
import { successFalse } from '@/mirage/overrides';
import { categoryTabs } from '@test/categoryTabs';
import { answerAlert, field, findAndPress } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { saveFaults } from '@test/saveFaults';
import { pngFile } from '@test/pictures';

const mock = mockServer();
const { open, openBy } = categoryTabs(mock);

const PICTURE = pngFile('bowl.png');

test('Edit Category renames it, shows an alert, and gives the focus back', async () => {
  const { user, breakfast } = await open();
  await findAndPress(user, 'Edit Breakfast');
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
])('%s with a blank name shows an alert, and then has the focus in the name', async (edit, label, text, path) => {
  const { user } = await open();
  await findAndPress(user, edit);
  await user.clear(await screen.findByLabelText(label));
  await user.type(screen.getByLabelText(label), '  {Enter}');
  await answerAlert(user, text);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(mock.posted(path)).toEqual([]);
});

test.each([
  ['Edit Breakfast', 'Category name', 'Failed to update category.', 'categories/updateCategory'],
  ['Edit Eggs', 'Subcategory name', 'Failed to update subcategory.', 'categories/update/subcategory'],
])('a refusal after %s shows an alert; dialog and text stay', async (edit, label, text, path) => {
  const { user } = await open();
  successFalse(mock.server, path, 'No.');
  await findAndPress(user, edit);
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
  await findAndPress(user, 'Edit Eggs');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Subcategory' });
  expect(within(dialog).getByRole('img', { name: 'Current picture' })).toBeVisible();
  await user.type(screen.getByLabelText('Subcategory name'), ' and toast');
  await findAndPress(user, 'Save');
  await answerAlert(user, 'Subcategory updated successfully!');
  await findAndPress(user, 'Edit Eggs and toast');
  await user.upload(await screen.findByLabelText('Image'), PICTURE);
  await findAndPress(user, 'Save');
  await answerAlert(user, 'Subcategory updated successfully!');
  expect(mock.posted('categories/update/subcategory')).toEqual([
    { title: 'Eggs and toast', id: eggs.id },
    { title: 'Eggs and toast', image: 'bowl.png', id: eggs.id },
  ]);
});

test.each(['editCategory:99', 'editSubCategory:99', 'deleteCategory:99', 'deleteSubCategory'])(
  'a link to %s, which is gone, opens nothing, and the address forgets it',
  async (dialog) => {
    const { router } = await open(`/recipes?dialog=${dialog}`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
