import { screen } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { testListFaults } from '@test/listFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

testListFaults(mock, {
  address: '/payments',
  list: 'paymentTypes/v2/list',
  region: 'Payment Methods',
  seed: () => mock.create('paymentMethod', { paymentMethodName: 'Main account' }),
  find: () => screen.findByRole('rowheader', { name: /Main account/ }),
  emptyText: 'No payment methods found',
});

test('during the first load a skeleton is shown, and a method can be added', async () => {
  mock.create('paymentMethod', { paymentMethodName: 'Main account' });
  const release = hold(mock.server, 'paymentTypes/v2/list');
  renderApp('/payments?dialog=add', mock.admin());
  expect(await screen.findByRole('dialog', { name: 'Add New Payment Method' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading...', hidden: true })).toBeInTheDocument();
  release();
  expect(await screen.findByRole('rowheader', { name: /Main account/, hidden: true })).toBeInTheDocument();
});
