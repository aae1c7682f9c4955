import { screen, waitFor } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('Activate needs one click, sends one call and reloads the list', async () => {
  const { id } = mock.create('user', { isActive: 'N' });
  const { user } = renderApp('/users', mock.admin());
  const release = hold(mock.server, 'users/update/status');
  await user.dblClick(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByRole('button', { name: 'Please wait...' })).toBeVisible();
  release();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Please wait...' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument());
  expect(mock.posted('users/update/status')).toEqual([{ id: Number(id) }]);
  expect(mock.posted('users/list')).toHaveLength(2);
});

test('Activate stays busy until the list has loaded again, so that a second click does nothing', async () => {
  mock.create('user', { isActive: 'N' });
  const { user } = renderApp('/users', mock.admin());
  const releaseCall = hold(mock.server, 'users/update/status');
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  const releaseList = hold(mock.server, 'users/list');
  releaseCall();
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Please wait...' }));
  releaseList();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Activate|wait/ })).not.toBeInTheDocument());
  expect(mock.posted('users/update/status')).toHaveLength(1);
});

test('a refused activation says why and changes nothing', async () => {
  mock.create('user', { isActive: 'N' });
  refuse(mock.server, 'users/update/status', { status: 403, message: 'Not allowed.' });
  const { user } = renderApp('/users', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not allowed.');
  expect(screen.getByRole('button', { name: 'Activate' })).toBeVisible();
});
