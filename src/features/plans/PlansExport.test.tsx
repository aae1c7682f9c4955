import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('the plans that the search finds are exported, prices as numbers and a feature to a line', async () => {
  mock.create('plan', {
    name: 'Reset 90',
    details: 'Three months',
    duration: '3 months',
    price: '90',
    actualPrice: '120',
    discountPrice: '30',
    isFree: 'N',
    features: '["Chat","Recipes"]',
  });
  mock.create('plan', { name: 'Welcome' });
  const { user } = renderApp('/plans?search=reset', mock.admin());
  await screen.findByText('Reset 90');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^plans-/);
  expect(rows).toEqual([
    ['Plan name', 'Details', 'Duration', 'Price', 'Actual price', 'Discount price', 'Features', 'Status'],
    ['Reset 90', 'Three months', '3 months', 90, 120, 30, 'Chat\nRecipes', 'Paid'],
  ]);
});
