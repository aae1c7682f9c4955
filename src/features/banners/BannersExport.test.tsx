import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('the banners that the search finds are exported in the table’s order', async () => {
  for (const link of ['b.example', 'other.test', 'c.example', 'a.example'])
    mock.create('banner', { link, image: 'banners/one.svg' });
  const { user } = renderApp('/banners?search=example&sort=-link', mock.admin());
  await screen.findByText('c.example');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^banners-/);
  expect(rows).toEqual([
    ['Image', 'Link'],
    ['banners/one.svg', 'c.example'],
    ['banners/one.svg', 'b.example'],
    ['banners/one.svg', 'a.example'],
  ]);
});
