import { act, screen, waitFor } from '@testing-library/react';
import { pause } from '@/lib/pause';
import { hold, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const openPalette = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Go to, add or find' });
};

test('a record is found without its section having been visited; a second opening asks for nothing again', async () => {
  mock.create('plan', { name: 'Gold' });
  const { user } = renderApp('/profile', mock.admin());
  await screen.findByRole('heading', { name: 'Profile' });
  await user.type(await openPalette(user), 'gold');
  expect(await screen.findByRole('option', { name: /^Gold/ }, { timeout: 5000 })).toBeVisible();
  await waitFor(() => expect(mock.posted('howToUse/list')).toHaveLength(1));
  await user.keyboard('{Escape}');
  await user.type(await openPalette(user), 'gold');
  expect(await screen.findByRole('option', { name: /^Gold/ })).toBeVisible();
  expect(mock.posted('plans/list')).toHaveLength(1);
});

test('only lists of the person’s sections are asked for', async () => {
  const { user } = renderApp('/dashboard', mock.subAdmin(['Recipes', 'Plans']));
  await screen.findByRole('heading', { name: /Dashboard/ });
  const input = await openPalette(user);
  expect(mock.posted('plans/list')).toEqual([]);
  await user.type(input, 'g');
  await waitFor(() => expect(mock.posted('plans/list')).toHaveLength(1), { timeout: 5000 });
  expect(mock.posted('dishes/list')).toHaveLength(1);
  expect(mock.posted('users/list')).toEqual([]);
  expect(mock.posted('supplements/list')).toEqual([]);
});

test('a list that could not be loaded is left out without a word, and tried again at the next opening', async () => {
  mock.create('plan', { name: 'Gold' });
  const { user } = renderApp('/profile', mock.subAdmin(['Plans', 'Profile']));
  await screen.findByRole('heading', { name: 'Profile' });
  const restore = refuse(mock.server, 'plans/list', { status: 500, message: 'No.' });
  await user.type(await openPalette(user), 'gold');
  expect(await screen.findByText('Nothing found.', undefined, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByText('No.')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  restore();
  await user.type(await openPalette(user), 'gold');
  expect(await screen.findByRole('option', { name: /^Gold/ }, { timeout: 5000 })).toBeVisible();
});

test('a record is found once, however often something is typed', async () => {
  mock.create('plan', { name: 'Gold' });
  const { user } = renderApp('/profile', mock.subAdmin(['Plans', 'Profile']));
  await screen.findByRole('heading', { name: 'Profile' });
  const input = await openPalette(user);
  for (let round = 0; round < 2; round += 1) {
    await user.clear(input);
    await user.type(input, 'gold');
    await screen.findByRole('option', { name: /^Gold/ }, { timeout: 5000 });
    await act(() => pause(1100)); // lists are asked for when the browser is idle, here a second later
  }
  expect(screen.getAllByRole('option', { name: /^Gold/ })).toHaveLength(1);
});

const SEARCH_USERS = /^Search users too/;

test('users are loaded by a press alone, which keeps the palette open', async () => {
  mock.create('user', { firstName: 'Zuleika' });
  const { user } = renderApp('/profile', mock.subAdmin(['Users', 'Profile']));
  await screen.findByRole('heading', { name: 'Profile' });
  await user.type(await openPalette(user), 'zuleika');
  expect(await screen.findByText('Nothing found so far.', undefined, { timeout: 5000 })).toBeVisible();
  expect(mock.posted('users/list')).toEqual([]);
  const release = hold(mock.server, 'users/list');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: /^Loading users/ })).toBeVisible();
  await user.keyboard('{Enter}');
  release();
  expect(await screen.findByRole('option', { name: /^Zuleika/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: SEARCH_USERS })).not.toBeInTheDocument();
  expect(mock.posted('users/list')).toHaveLength(1);
});

test('users that could not be loaded can be asked for again', async () => {
  const { user } = renderApp('/profile', mock.subAdmin(['Users', 'Profile']));
  await screen.findByRole('heading', { name: 'Profile' });
  refuse(mock.server, 'users/list', { status: 500, message: 'No.' });
  await user.type(await openPalette(user), 'zuleika');
  await user.click(await screen.findByRole('option', { name: SEARCH_USERS }));
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(1));
  expect(await screen.findByRole('option', { name: SEARCH_USERS })).toBeVisible();
});

test.each([
  ['small', 'Plan', true],
  ['large', 'x'.repeat(500_000), false],
])('a list that was %s the last time is loaded by itself only if it was small', async (_size, name, isLoaded) => {
  mock.create('plan', { name });
  const person = mock.subAdmin(['Plans', 'Profile']);
  const { leave } = renderApp('/plans', person);
  await screen.findByRole('table', { name: 'Plans' });
  leave(); // and with it the cache
  const { user } = renderApp('/profile', person);
  await screen.findByRole('heading', { name: 'Profile' });
  await user.type(await openPalette(user), 'xx');
  await screen.findByText(isLoaded ? 'Nothing found.' : 'Nothing found so far.', undefined, { timeout: 5000 });
  expect(mock.posted('plans/list')).toHaveLength(isLoaded ? 2 : 1);
});
