import { screen } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('the supplements of the shown folder that match the search are exported with their lines', async () => {
  const [vitamins, teas] = ['Vitamins', 'Teas'].map((title) => mock.create('supplementFolder', { title }));
  const mint = { dosage: '2 cups', description: 'Warm.\nIn the evening.', externalLink: 'teas.example' };
  mock.create('supplement', { supplementsCategoryId: vitamins!.id, title: 'Mint oil' });
  mock.create('supplement', { supplementsCategoryId: teas!.id, title: 'Spearmint', ...mint });
  mock.create('supplement', { supplementsCategoryId: teas!.id, title: 'Ginger' });
  const { user } = renderApp(`/supplements?folder=${teas!.id}&search=mint`, mock.admin());
  await screen.findByRole('button', { name: 'Spearmint' });
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^supplements-/);
  expect(rows).toEqual([
    ['Title', 'Dosage', 'Description', 'External link'],
    ['Spearmint', '2 cups', 'Warm.\nIn the evening.', 'teas.example'],
  ]);
});
