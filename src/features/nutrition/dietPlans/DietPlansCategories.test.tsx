import { screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { questionRead } from '@test/dialogs';
import { dietPlansOf } from '@test/dietPlans';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { category, subCategory, plan, practice } = dietPlansOf(mock);

const open = (address = '/diet-plans') => renderApp(address, mock.admin());

/** Deletes by the tab's button, and confirms the question and the alert. */
async function remove(user: ReturnType<typeof open>['user'], name: string, text: string) {
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  const button = await screen.findByRole('button', { name: 'Delete' });
  await questionRead();
  await user.click(button);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'OK' }));
}

const selected = (name: string) => screen.findByRole('tab', { name, selected: true });

test('after the selected category is deleted its neighbour is selected, also in the address', async () => {
  const { lunch } = practice();
  const snacks = category('Snacks');
  plan(subCategory(snacks, 'Nuts'), 'Almonds');
  const { user, router } = open();
  await user.click(await screen.findByRole('tab', { name: 'Dinner' }));
  await remove(user, 'Dinner', 'Category deleted successfully!');
  expect(await selected('Snacks')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Almonds' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(`?category=${snacks.id}`));
  await remove(user, 'Snacks', 'Category deleted successfully!');
  expect(await selected('Lunch')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(`?category=${lunch.id}`));
});

test('after the last sub category of the row is deleted the one before it is selected', async () => {
  practice();
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Bowls' }));
  await remove(user, 'Bowls', 'Subcategory deleted successfully!');
  expect(await selected('Soups')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Red lentil soup' })).toBeVisible();
  await remove(user, 'Soups', 'Subcategory deleted successfully!');
  expect(await screen.findByText('No subcategories found')).toBeVisible();
});

test('while the plans load again, those deleted with their category do not appear as plans without a sub category', async () => {
  practice();
  const { user } = open();
  await screen.findByRole('tab', { name: 'Dinner' });
  const release = hold(mock.server, 'meals/list');
  await remove(user, 'Dinner', 'Category deleted successfully!');
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Dinner' })).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Without a sub category' })).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Diet plans' })).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByRole('region', { name: 'Without a sub category' })).not.toBeInTheDocument();
});

test('a refused deletion keeps the selection', async () => {
  practice();
  refuse(mock.server, 'categories/deleteCategory', { status: 409, message: 'In use.' });
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Dinner' }));
  await remove(user, 'Dinner', 'Failed to delete category.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await selected('Dinner')).toBeVisible();
});

test('Edit renames a category and a sub category', async () => {
  practice();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Lunch' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Category' });
  const name = within(dialog).getByRole('textbox');
  await user.clear(name);
  await user.type(name, 'Midday');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('tab', { name: 'Midday', hidden: true })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.click(screen.getByRole('button', { name: 'Edit Soups' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Subcategory' })).toBeVisible();
});

test('Add Category offers a new category or a sub category of an existing one', async () => {
  practice();
  const { user, router } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Add Category' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Add Category' });
  expect(within(dialog).getByRole('radio', { name: 'Add New Category' })).toBeInTheDocument();
  expect(within(dialog).getByRole('radio', { name: 'Add Sub Category to Existing Category' })).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=addDietCategory'));
});
