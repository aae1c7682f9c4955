import { screen } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { testListFaults } from '@test/listFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

testListFaults(mock, {
  address: '/moderators',
  list: 'users/list/employees',
  region: 'Moderators',
  seed: () => undefined, // Hira Noor is in the seed of every mock server
  find: () => screen.findByRole('rowheader', { name: /Hira Noor/ }),
  emptyText: 'No moderators found',
});

test('during the first load a skeleton is shown, and a moderator can be added', async () => {
  const release = hold(mock.server, 'users/list/employees');
  renderApp('/moderators?dialog=add', mock.admin());
  expect(await screen.findByRole('dialog', { name: 'Add Moderators' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading...', hidden: true })).toBeInTheDocument();
  release();
  expect(await screen.findByRole('rowheader', { name: /Hira Noor/, hidden: true })).toBeInTheDocument();
});
