import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, expireSession, nullList } from '@/mirage/overrides';
import { community, postTitles } from '@test/community';
import { signInAgain } from '@test/dialogs';
import { everyLoadFault } from '@test/loadFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const make = community(mock);

const GROUPS = 'community/list/categories';
const POSTS = 'community/detail';

function seed() {
  make.group('Stories');
  make.post('Hello');
}

const FAULTS = everyLoadFault(mock);

const row = () => screen.queryByRole('button', { name: /^Stories/ });
const feed = () => screen.getByRole('region', { name: 'Community Forms' });
const isIdle = () => waitFor(() => expect(feed()).toHaveAttribute('aria-busy', 'false'));
const refresh = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(screen.getByRole('button', { name: /^Refresh/ }));

test.each(FAULTS)('groups whose first load meets %s show nothing and can be tried again', async (_n, fail) => {
  seed();
  fail(GROUPS);
  const { user } = renderApp('/community', mock.admin());
  const panel = await screen.findByRole('complementary', { name: 'Groups' });
  await waitFor(() => expect(panel).toHaveAttribute('aria-busy', 'false'));
  expect(within(panel).queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.queryByText(/No groups|Choose a group/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mock.mend(GROUPS);
  await refresh(user);
  expect(await screen.findByRole('button', { name: /^Stories/ })).toBeVisible();
});

test.each(FAULTS)('posts whose first load meets %s show nothing and can be tried again', async (_n, fail) => {
  seed();
  fail(POSTS);
  const { user } = renderApp('/community?group=1', mock.admin());
  await screen.findByRole('region', { name: 'Community Forms' });
  await isIdle();
  expect(within(feed()).queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByText(/No posts|Loading/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mock.mend(POSTS);
  await refresh(user);
  expect(await screen.findByRole('article', { name: 'Hello' })).toBeVisible();
});

test.each(FAULTS)('a reload that meets %s keeps groups and posts', async (_name, fail) => {
  seed();
  const { user } = renderApp('/community?group=1', mock.admin());
  await screen.findByRole('article', { name: 'Hello' });
  fail(GROUPS);
  fail(POSTS);
  await refresh(user);
  await isIdle();
  expect(postTitles()).toEqual(['Hello']);
  expect(row()).toBeVisible();
});

test('posts are shown although the groups could not be loaded', async () => {
  seed();
  dropConnection(mock.server, GROUPS);
  renderApp('/community?group=1', mock.admin());
  expect(await screen.findByRole('article', { name: 'Hello' })).toBeVisible();
});

test('null lists count as empty', async () => {
  seed();
  nullList(mock.server, POSTS);
  const { user } = renderApp('/community?group=1', mock.admin());
  expect(await screen.findByText('No posts yet')).toBeVisible();
  nullList(mock.server, GROUPS);
  await refresh(user);
  expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
});

test('an expired session asks to sign in once, then everything loads', async () => {
  seed();
  const admin = mock.admin();
  expireSession(mock.server, 2);
  const { user } = renderApp('/community?group=1', admin);
  await signInAgain(user);
  expect(await screen.findByRole('article', { name: 'Hello' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Stories/ })).toBeVisible();
});
