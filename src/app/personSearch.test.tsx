import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test.each(['/users', '/moderators'])('a search on %s is in no address, and a reload keeps it', async (address) => {
  mock.create('user', { firstName: 'Hira', lastName: 'Noor' });
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  const admin = mock.admin();
  const { user, router, leave } = renderApp(address, admin);
  await screen.findByRole('rowheader', { name: /Hira Noor/ });
  await user.type(screen.getByRole('searchbox'), 'noor');
  await screen.findByText('1-1 of 1');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ hidden: { search: 'noor' } }));
  expect(router.state.location).toMatchObject({ pathname: address, search: '' });
  leave();
  renderApp(router.state.location, admin);
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('noor');
});

test('the next person who signs in does not see the search in the history of the one before', async () => {
  mock.create('user', { firstName: 'Hira', lastName: 'Noor' });
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  const { user, router, leave } = renderApp('/users', mock.admin());
  await screen.findByRole('rowheader', { name: /Hira Noor/ });
  await user.type(screen.getByRole('searchbox'), 'noor');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ hidden: { search: 'noor' } }));
  leave();
  renderApp(router.state.location, { ...mock.admin(), id: 99 }, 'seed-token-1');
  expect(await screen.findByText('1-2 of 2')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test.each(['/users', '/moderators'])('an old link to a search on %s is followed and cleaned', async (address) => {
  mock.create('user', { firstName: 'Hira', lastName: 'Noor' });
  const { router } = renderApp(`${address}?search=noor&size=15`, mock.admin());
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('noor');
  await waitFor(() => expect(router.state.location.search).toBe('?size=15'));
});

test('on other screens the search is in the address, so that a link to a colleague contains it', async () => {
  const { user, router } = renderApp('/plans', mock.admin());
  await user.type(await screen.findByRole('searchbox'), 'reset');
  await waitFor(() => expect(router.state.location.search).toBe('?search=reset'));
});
