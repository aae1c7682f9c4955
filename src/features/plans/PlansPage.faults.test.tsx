import { screen } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { testListFaults } from '@test/listFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

testListFaults(mock, {
  address: '/plans',
  list: 'plans/list',
  region: 'Plans',
  seed: () => mock.create('plan', { name: 'PCOS Reset' }),
  find: () => screen.findByRole('rowheader', { name: /PCOS Reset/ }),
  emptyText: 'No plans found',
});

test('during the first load a skeleton is shown, and a plan can be created', async () => {
  mock.create('plan', { name: 'PCOS Reset' });
  const release = hold(mock.server, 'plans/list');
  renderApp('/plans?dialog=add', mock.admin());
  expect(await screen.findByRole('dialog', { name: 'Create New Plan' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading...', hidden: true })).toBeInTheDocument();
  release();
  expect(await screen.findByRole('rowheader', { name: /PCOS Reset/, hidden: true })).toBeInTheDocument();
});
