import { screen } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('without capabilities a search tells what the shown tab has, and an empty tab stays empty', async () => {
  const [vitamins, teas] = ['Vitamins', 'Teas', 'Oils'].map((title) => mock.create('supplementFolder', { title }));
  mock.create('supplement', { supplementsCategoryId: vitamins!.id, title: 'Folate' });
  mock.create('supplement', { supplementsCategoryId: teas!.id, title: 'Spearmint' });
  const { user } = renderApp('/supplements', mock.admin(), undefined, undefined, []);
  await user.type(await screen.findByRole('searchbox'), 'mint');
  expect(await screen.findByText('Nothing matches “mint” in Vitamins.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Oils' }));
  expect(screen.getAllByRole('button', { name: 'Add Supplement' })).toHaveLength(2);
});
