import { act, screen, waitFor } from '@testing-library/react';
import { field, listsLoaded, noDialog } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

async function open(address: string) {
  for (const [title, subCategory] of [
    ['Breakfast', 'Bowls'],
    ['Lunch', 'Soups'],
  ] as const) {
    const { id } = mock.create('category', { title });
    mock.create('subCategory', { title: subCategory, categoryId: id });
  }
  const view = renderApp(address, mock.admin());
  await screen.findByRole('dialog', { name: 'Add New Recipe' });
  await listsLoaded();
  return view;
}

test.each([
  ['/recipes?dialog=add', 'Breakfast', 'Bowls'],
  ['/recipes?category=2&dialog=add', 'Lunch', 'Soups'],
])(
  '%s starts with the shown category and sub category, and counts as unchanged',
  async (address, category, subCategory) => {
    const { user, router } = await open(address);
    expect(field('Category')).toHaveDisplayValue(category);
    expect(field('Sub Category')).toHaveDisplayValue(subCategory);
    await user.keyboard('{Escape}');
    await noDialog();
    // Else the address of this page would become that of the next one.
    await waitFor(() => expect(router.state.location.search).not.toContain('dialog'));
  },
);

test('a draft keeps the sub category that was chosen in it', async () => {
  const { user, router, store, leave } = await open('/recipes?dialog=add');
  await user.selectOptions(field('Category'), 'Lunch');
  await user.selectOptions(field('Sub Category'), 'Soups');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  leave();
  renderApp(router.state.location, store.getState().session.user);
  await screen.findByRole('dialog');
  expect(await screen.findByText('What you had typed is back.')).toBeVisible();
  await listsLoaded();
  expect(field('Category')).toHaveDisplayValue('Lunch');
  expect(field('Sub Category')).toHaveDisplayValue('Soups');
});

test('a draft with another category takes no sub category of the shown one', async () => {
  const { user, router, store, leave } = await open('/recipes?dialog=add');
  mock.create('subCategory', { title: 'Stews', categoryId: '2' });
  await user.selectOptions(field('Category'), 'Lunch');
  await user.selectOptions(field('Sub Category'), '');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  leave();
  renderApp(router.state.location, store.getState().session.user);
  await screen.findByRole('dialog');
  await listsLoaded();
  expect(field('Category')).toHaveDisplayValue('Lunch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sub Category is required.')).toBeVisible();
});
