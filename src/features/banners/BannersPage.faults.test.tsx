import { screen } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { testListFaults } from '@test/listFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

testListFaults(mock, {
  address: '/banners',
  list: 'banners/list',
  region: 'Banners',
  seed: () => mock.create('banner', { link: 'petal.example' }),
  find: () => screen.findByRole('link', { name: 'petal.example' }),
  emptyText: 'No banners found',
  blank: () => expect(screen.getByText('—')).toBeVisible(),
});

test('while the first load runs the table’s layout stands, and a banner can be added', async () => {
  mock.create('banner', { link: 'petal.example' });
  const release = hold(mock.server, 'banners/list');
  renderApp('/banners?dialog=add', mock.admin());
  expect(await screen.findByRole('dialog', { name: 'Add New Banner' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading...', hidden: true })).toBeInTheDocument();
  release();
  expect(await screen.findByRole('link', { name: 'petal.example', hidden: true })).toBeInTheDocument();
});
