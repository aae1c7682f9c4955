import { screen, waitFor } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
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
  await openPalette(user);
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
