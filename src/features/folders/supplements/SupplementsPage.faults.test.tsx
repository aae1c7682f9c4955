import { screen, waitFor } from '@testing-library/react';
import { dropConnection, hold } from '@/mirage/overrides';
import { testListFaults } from '@test/listFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LIST = 'supplements/list';

function seed() {
  const { id } = mock.create('supplementFolder', { title: 'Minerals' });
  mock.create('supplement', { title: 'Zinc', supplementsCategoryId: id });
}

testListFaults(mock, {
  address: '/supplements',
  list: LIST,
  region: 'Supplements',
  seed,
  find: () => screen.findByRole('button', { name: 'Zinc' }),
  emptyText: 'No supplements found',
  blank: (region) => expect(region).toBeEmptyDOMElement(),
});

test('during the first load a text says so; a folder can be added, and the form of a new one opens', async () => {
  seed();
  const release = hold(mock.server, LIST);
  const { user } = renderApp('/supplements', mock.admin());
  expect(await screen.findByText('Loading supplements...')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Folder' }));
  await screen.findByRole('dialog', { name: 'Add Folder' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add Supplement' }));
  await screen.findByRole('dialog', { name: 'Add Supplement' });
  release();
  await waitFor(() => expect(screen.getByLabelText('Folder')).toHaveDisplayValue('Minerals'));
  expect(screen.queryByText('Loading supplements...')).not.toBeInTheDocument();
});

test('if the folders could not be loaded the form opens too', async () => {
  dropConnection(mock.server, LIST);
  renderApp('/supplements?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add Supplement' });
  expect(screen.getByLabelText('Folder')).toHaveDisplayValue('Select a folder');
});
