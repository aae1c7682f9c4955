import { screen, waitFor, within } from '@testing-library/react';
import {
  dropConnection,
  expireSession,
  hold,
  htmlErrorPage,
  nullList,
  objectInsteadOfList,
  refuse,
  truncatedJson,
} from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const LIST = 'banners/list';

const FAULTS: [name: string, fail: () => unknown][] = [
  ['an error status', () => refuse(mock.server, LIST, { status: 500, message: 'Out of order.' })],
  ['an error status without a message', () => refuse(mock.server, LIST, { status: 500 })],
  ['an HTML error page', () => htmlErrorPage(mock.server, LIST)],
  ['truncated JSON', () => truncatedJson(mock.server, LIST)],
  ['an object for a list', () => objectInsteadOfList(mock.server, LIST)],
  ['a dropped connection', () => dropConnection(mock.server, LIST)],
];

const place = () => screen.findByRole('region', { name: 'Banners' });
const isIdle = async () => {
  const region = await place();
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
};
const row = () => screen.findByRole('link', { name: 'petal.example' });

test.each(FAULTS)(
  'a first load that meets %s leaves the place empty, says nothing and can be tried again',
  async (_name, fail) => {
    mock.create('banner', { link: 'petal.example' });
    fail();
    const { user } = renderApp('/banners', mock.admin());
    await isIdle();
    expect(screen.queryByText('No banners found')).not.toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('—')).toBeVisible();
    mock.mend(LIST);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await row()).toBeVisible();
  },
);

test.each(FAULTS)('a reload that meets %s keeps the rows shown', async (_name, fail) => {
  mock.create('banner', { link: 'petal.example' });
  const { user } = renderApp('/banners', mock.admin());
  await row();
  fail();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await isIdle();
  expect(await row()).toBeVisible();
});

test('a null list is an empty one', async () => {
  nullList(mock.server, LIST);
  renderApp('/banners', mock.admin());
  expect(await screen.findByText('No banners found')).toBeVisible();
});

test('while the first load runs the table’s layout stands, and a banner can be added', async () => {
  mock.create('banner', { link: 'petal.example' });
  const release = hold(mock.server, LIST);
  renderApp('/banners?dialog=add', mock.admin());
  expect(await screen.findByRole('dialog', { name: 'Add New Banner' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading...', hidden: true })).toBeInTheDocument();
  release();
  expect(await screen.findByRole('link', { name: 'petal.example', hidden: true })).toBeInTheDocument();
});

test('a session that ended asks to sign in again, and the banners come then', async () => {
  mock.create('banner', { link: 'petal.example' });
  const admin = mock.admin();
  expireSession(mock.server);
  const { user } = renderApp('/banners', admin);
  const dialog = await screen.findByRole('dialog', { name: 'Your session has expired. Please sign in again.' });
  await user.type(within(dialog).getByLabelText('Password'), 'petal-demo');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await row()).toBeVisible();
});
