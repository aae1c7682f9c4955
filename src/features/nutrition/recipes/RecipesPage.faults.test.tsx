import { screen, waitFor } from '@testing-library/react';
import { dropConnection, nullList } from '@/mirage/overrides';
import { everyLoadFault } from '@test/loadFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const TREE = 'dishes/list/category';
const LIST = 'dishes/list';

function seed() {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const bowls = mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
  mock.create('recipe', { title: 'Oat bowl', dishesCategoryId: bowls.id });
}

const FAULTS = everyLoadFault(mock);

const findRegion = () => screen.findByRole('region', { name: 'Recipes' });
const isIdle = async () => {
  const region = await findRegion();
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
};

test.each(FAULTS)(
  'a first load of the tree that meets %s shows nothing and can be tried again',
  async (_name, fail) => {
    seed();
    fail(TREE);
    const { user } = renderApp('/recipes', mock.admin());
    await isIdle();
    expect(await findRegion()).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    mock.mend(TREE);
    await user.click(screen.getByRole('button', { name: /^Refresh/ }));
    expect(await screen.findByRole('button', { name: 'Oat bowl' })).toBeVisible();
  },
);

test.each(FAULTS)(
  'a first load of the recipes that meets %s shows the tabs and nothing untrue',
  async (_name, fail) => {
    seed();
    fail(LIST);
    const { user } = renderApp('/recipes', mock.admin());
    await isIdle();
    expect(screen.getByRole('tabpanel', { name: 'Bowls' })).toBeEmptyDOMElement();
    expect(screen.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument();
    mock.mend(LIST);
    await user.click(screen.getByRole('button', { name: /^Refresh/ }));
    expect(await screen.findByRole('button', { name: 'Oat bowl' })).toBeVisible();
  },
);

test.each(FAULTS)('a reload that meets %s keeps the cards', async (_name, fail) => {
  seed();
  const { user } = renderApp('/recipes', mock.admin());
  await screen.findByRole('button', { name: 'Oat bowl' });
  fail(LIST);
  fail(TREE);
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  await isIdle();
  expect(screen.getByRole('button', { name: 'Oat bowl' })).toBeVisible();
});

test('a null tree counts as empty', async () => {
  nullList(mock.server, TREE);
  renderApp('/recipes', mock.admin());
  expect(await screen.findByText('No categories found')).toBeVisible();
});

test('the first load shows a skeleton of the cards', async () => {
  renderApp('/recipes', mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
  expect(await screen.findByText('No categories found')).toBeVisible();
});

test('with a tree that could not be loaded a category can still be added', async () => {
  dropConnection(mock.server, TREE);
  const { user } = renderApp('/recipes', mock.admin());
  await isIdle();
  await user.click(screen.getByRole('button', { name: 'Add Category' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Category / Sub Category' })).toBeVisible();
});

test('a recipe whose sub category is deleted is shown separately and can be moved to another one', async () => {
  seed();
  mock.create('recipe', { title: 'Lost soup', dishesCategoryId: '1' });
  // The list is newer than the tree: it has a sub category that is not in the tree.
  nullList(mock.server, TREE);
  renderApp('/recipes', mock.admin());
  expect(await screen.findByRole('region', { name: 'Without a sub category' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lost soup' })).toBeVisible();
});
