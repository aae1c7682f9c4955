import { screen, waitFor } from '@testing-library/react';
import { dropConnection } from '@/mirage/overrides';
import { testListFaults } from '@test/listFaults';
import { everyLoadFault } from '@test/loadFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

testListFaults(mock, {
  address: '/users',
  list: 'users/list',
  region: 'Users',
  seed: () => mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' }),
  find: () => screen.findByText('Sana Iqbal'),
  emptyText: 'No users found',
  blank: () => expect(screen.getByRole('tabpanel')).toBeEmptyDOMElement(),
  faults: everyLoadFault(mock),
});

test('the first load shows a skeleton of the table', async () => {
  renderApp('/users', mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
  expect(await screen.findByText('No users found')).toBeVisible();
});

test('the connection notice is shown while the server cannot be reached', async () => {
  dropConnection(mock.server, 'users/list');
  const { user } = renderApp('/users', mock.admin());
  expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
  mock.mend('users/list');
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  await waitFor(() => expect(screen.queryByText(/The server cannot be reached/)).not.toBeInTheDocument());
});
