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

const LIST = 'howToUse/list';

function seed() {
  const { id } = mock.create('helpCategory', { title: 'Food' });
  mock.create('helpContent', { title: 'Swap a meal', howTouseCategoryId: id });
}

const FAULTS: [name: string, fail: () => unknown][] = [
  ['an error status', () => refuse(mock.server, LIST, { status: 500, message: 'Out of order.' })],
  ['an HTML error page', () => htmlErrorPage(mock.server, LIST)],
  ['truncated JSON', () => truncatedJson(mock.server, LIST)],
  ['an object for a list', () => objectInsteadOfList(mock.server, LIST)],
  ['a dropped connection', () => dropConnection(mock.server, LIST)],
];

const place = () => screen.findByRole('region', { name: 'How to use' });
const isIdle = async () => {
  const region = await place();
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
};

test.each(FAULTS)('a first load that meets %s leaves the place empty and can be tried again', async (_name, fail) => {
  seed();
  fail();
  const { user } = renderApp('/how-to-use', mock.admin());
  await isIdle();
  expect(await place()).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mock.mend(LIST);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('button', { name: 'Swap a meal' })).toBeVisible();
});

test.each(FAULTS)('a reload that meets %s keeps the cards shown', async (_name, fail) => {
  seed();
  const { user } = renderApp('/how-to-use', mock.admin());
  await screen.findByRole('button', { name: 'Swap a meal' });
  fail();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await isIdle();
  expect(screen.getByRole('button', { name: 'Swap a meal' })).toBeVisible();
});

test('a null list is an empty one', async () => {
  nullList(mock.server, LIST);
  renderApp('/how-to-use', mock.admin());
  expect(await screen.findByText('No categories found')).toBeVisible();
});

test('while the first load runs the cards’ layout stands; a category can be added, and new content waits', async () => {
  seed();
  const release = hold(mock.server, LIST);
  const { user } = renderApp('/how-to-use?dialog=add', mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Category' }));
  await screen.findByRole('dialog', { name: 'Add Category' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add Content' }));
  release();
  await screen.findByRole('dialog', { name: 'Add Content' });
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Food');
  expect(screen.queryByRole('status', { name: 'Loading...', hidden: true })).not.toBeInTheDocument();
});

test('with categories that could not be loaded the form opens all the same', async () => {
  dropConnection(mock.server, LIST);
  renderApp('/how-to-use?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add Content' });
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Select a category');
});

test('a session that ended asks to sign in again, and the contents come then', async () => {
  seed();
  const admin = mock.admin();
  expireSession(mock.server);
  const { user } = renderApp('/how-to-use', admin);
  const dialog = await screen.findByRole('dialog', { name: 'Your session has expired. Please sign in again.' });
  await user.type(within(dialog).getByLabelText('Password'), 'petal-demo');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('button', { name: 'Swap a meal' })).toBeVisible();
});
