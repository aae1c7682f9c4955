import { screen, waitFor } from '@testing-library/react';
import { dropConnection, hold } from '@/mirage/overrides';
import { testListFaults } from '@test/listFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LIST = 'howToUse/list';

function seed() {
  const { id } = mock.create('helpCategory', { title: 'Food' });
  mock.create('helpContent', { title: 'Swap a meal', howTouseCategoryId: id });
}

testListFaults(mock, {
  address: '/how-to-use',
  list: LIST,
  region: 'How to use',
  seed,
  find: () => screen.findByRole('button', { name: 'Swap a meal' }),
  emptyText: 'No categories found',
  blank: (region) => expect(region).toBeEmptyDOMElement(),
});

test('the first load shows a skeleton of the cards; a category can be added, and the form of a new one opens', async () => {
  seed();
  const release = hold(mock.server, LIST);
  const { user } = renderApp('/how-to-use', mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Category' }));
  await screen.findByRole('dialog', { name: 'Add Category' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add Content' }));
  await screen.findByRole('dialog', { name: 'Add Content' });
  release();
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveDisplayValue('Food'));
  expect(screen.queryByRole('status', { name: 'Loading...', hidden: true })).not.toBeInTheDocument();
});

test('if the categories could not be loaded the form opens too', async () => {
  dropConnection(mock.server, LIST);
  renderApp('/how-to-use?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add Content' });
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Select a category');
});
