import { screen, waitFor } from '@testing-library/react';
import {
  dropConnection,
  htmlErrorPage,
  nullList,
  objectInsteadOfList,
  refuse,
  truncatedJson,
} from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LIST = 'users/list';

const FAULTS: [name: string, fail: () => unknown][] = [
  ['an error status', () => refuse(mock.server, LIST, { status: 500, message: 'Out of order.' })],
  ['an HTML error page', () => htmlErrorPage(mock.server, LIST)],
  ['an HTML page in a 200 reply', () => htmlErrorPage(mock.server, LIST, 200)],
  ['truncated JSON', () => truncatedJson(mock.server, LIST)],
  ['an object for a list', () => objectInsteadOfList(mock.server, LIST)],
  ['a dropped connection', () => dropConnection(mock.server, LIST)],
];

const isIdle = () =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Users' })).toHaveAttribute('aria-busy', 'false'));

test.each(FAULTS)(
  'a first load that meets %s leaves the place empty, says nothing and can be tried again',
  async (_name, fail) => {
    mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
    fail();
    const { user } = renderApp('/users', mock.admin());
    await screen.findByRole('region', { name: 'Users' });
    await isIdle();
    expect(screen.getByRole('tabpanel')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    mock.mend(LIST);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Sana Iqbal')).toBeVisible();
  },
);

test.each(FAULTS)('a reload that meets %s keeps the rows shown', async (_name, fail) => {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  const { user } = renderApp('/users', mock.admin());
  await screen.findByText('Sana Iqbal');
  fail();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await isIdle();
  expect(screen.getByText('Sana Iqbal')).toBeVisible();
});

test('a null list is an empty one', async () => {
  nullList(mock.server, LIST);
  renderApp('/users', mock.admin());
  expect(await screen.findByText('No users found')).toBeVisible();
});

test('while the first load runs the table’s layout stands', async () => {
  renderApp('/users', mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
  expect(await screen.findByText('No users found')).toBeVisible();
});

test('the connection notice stands while the server cannot be reached', async () => {
  dropConnection(mock.server, LIST);
  const { user } = renderApp('/users', mock.admin());
  expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
  mock.mend(LIST);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByText(/The server cannot be reached/)).not.toBeInTheDocument());
});
