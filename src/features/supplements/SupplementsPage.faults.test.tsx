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

const LIST = 'supplements/list';

function seed() {
  const { id } = mock.create('supplementFolder', { title: 'Minerals' });
  mock.create('supplement', { title: 'Zinc', supplementsCategoryId: id });
}

const FAULTS: [name: string, fail: () => unknown][] = [
  ['an error status', () => refuse(mock.server, LIST, { status: 500, message: 'Out of order.' })],
  ['an HTML error page', () => htmlErrorPage(mock.server, LIST)],
  ['truncated JSON', () => truncatedJson(mock.server, LIST)],
  ['an object for a list', () => objectInsteadOfList(mock.server, LIST)],
  ['a dropped connection', () => dropConnection(mock.server, LIST)],
];

const place = () => screen.findByRole('region', { name: 'Supplements' });
const isIdle = async () => {
  const region = await place();
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
};

test.each(FAULTS)('a first load that meets %s leaves the place empty and can be tried again', async (_name, fail) => {
  seed();
  fail();
  const { user } = renderApp('/supplements', mock.admin());
  await isIdle();
  expect(await place()).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mock.mend(LIST);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('button', { name: 'Zinc' })).toBeVisible();
});

test.each(FAULTS)('a reload that meets %s keeps the cards shown', async (_name, fail) => {
  seed();
  const { user } = renderApp('/supplements', mock.admin());
  await screen.findByRole('button', { name: 'Zinc' });
  fail();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await isIdle();
  expect(screen.getByRole('button', { name: 'Zinc' })).toBeVisible();
});

test('a null list is an empty one', async () => {
  nullList(mock.server, LIST);
  renderApp('/supplements', mock.admin());
  expect(await screen.findByText('No supplements found')).toBeVisible();
});

test('while the first load runs a text says so; a folder can be added, and a new supplement waits', async () => {
  seed();
  const release = hold(mock.server, LIST);
  const { user } = renderApp('/supplements?dialog=add', mock.admin());
  expect(await screen.findByText('Loading supplements...')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Folder' }));
  await screen.findByRole('dialog', { name: 'Add Folder' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add Supplement' }));
  release();
  await screen.findByRole('dialog', { name: 'Add Supplement' });
  expect(screen.getByLabelText('Folder')).toHaveDisplayValue('Minerals');
  expect(screen.queryByText('Loading supplements...')).not.toBeInTheDocument();
});

test('with folders that could not be loaded the form opens all the same', async () => {
  dropConnection(mock.server, LIST);
  renderApp('/supplements?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add Supplement' });
  expect(screen.getByLabelText('Folder')).toHaveDisplayValue('Select a folder');
});

test('a session that ended asks to sign in again, and the folders come then', async () => {
  seed();
  const admin = mock.admin();
  expireSession(mock.server);
  const { user } = renderApp('/supplements', admin);
  const dialog = await screen.findByRole('dialog', { name: 'Your session has expired. Please sign in again.' });
  await user.type(within(dialog).getByLabelText('Password'), 'petal-demo');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('button', { name: 'Zinc' })).toBeVisible();
});
