import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const createdAt = '2025-11-18T04:12:00.000Z';

test('the highlights that match the search are exported', async () => {
  const wins = mock.create('highlight', { title: 'Member wins', createdAt });
  mock.create('highlight', { title: 'Recipes' });
  mock.create('highlightItem', { highlightId: wins.id });
  const { user } = renderApp('/tracker?search=wins', mock.admin());
  await screen.findByText('Member wins');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^highlights-/);
  expect(rows).toEqual([
    ['Title', 'Items', 'Created'],
    ['Member wins', 1, '18/11/2025, 09:42 AM'],
  ]);
});

test('the habits that match the search are exported', async () => {
  mock.create('habit', { name: 'Drink water', description: 'Two\nlitres', mandatory: true, createdAt });
  mock.create('habit', { name: 'Walk' });
  const { user } = renderApp('/tracker?tab=habits&search=water', mock.admin());
  await screen.findByText('Drink water');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^habits-/);
  expect(rows).toEqual([
    ['Name', 'Description', 'Mandatory', 'Created'],
    ['Drink water', 'Two\nlitres', 'Yes', '18/11/2025, 09:42 AM'],
  ]);
});
