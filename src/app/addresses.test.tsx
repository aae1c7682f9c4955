import { screen, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const current = async () =>
  within(await screen.findByRole('navigation', { name: 'Sections' }))
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

test.each(['/users/', '/Users', '/USERS//', '/%75sers'])('%s is Users, under its own address', async (address) => {
  for (let count = 0; count < 12; count += 1) mock.create('user', { isActive: 'N' });
  const { router } = renderApp(`${address}?tab=inactive&page=2`, mock.admin());
  expect(await screen.findByText('11-12 of 12')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Users');
  expect(await current()).toEqual(['Users']);
  expect(router.state.location).toMatchObject({ pathname: '/users', search: '?tab=inactive&page=2' });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('an address below a section is unknown, and no section is current', async () => {
  renderApp('/users/7', mock.admin());
  expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible();
  expect(await current()).toEqual([]);
});
