import { act, screen, waitFor } from '@testing-library/react';
import { SCREENS } from '@/app/sections';
import { ownAccountChanged } from '@/services/session/sessionState';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const title = () => screen.getByRole('heading', { level: 1 });

async function open(address: string, modules?: string[]) {
  const view = renderApp(address, modules ? mock.subAdmin(modules) : mock.admin());
  await screen.findByRole('main');
  return view;
}

test('every section has a different letter', () => {
  const letters = SCREENS.map(({ key }): string => key);
  expect(new Set(letters).size).toBe(SCREENS.length);
  expect(letters).not.toContain('g');
});

test('g and a letter open a section; either alone, or a letter that is not theirs, does nothing', async () => {
  const { user } = await open('/dashboard', ['Users', 'Banner']);
  await user.keyboard('b');
  await user.keyboard('gx');
  await user.keyboard('gm');
  expect(title()).toHaveTextContent('Dashboard');
  await user.keyboard('gb');
  await waitFor(() => expect(title()).toHaveTextContent('Banner'));
});

test('a letter after g still opens its section when the account was read anew in between', async () => {
  const { user, store } = await open('/dashboard');
  await user.keyboard('g');
  act(() => void store.dispatch(ownAccountChanged({ ...store.getState().session.user! })));
  await user.keyboard('b');
  await waitFor(() => expect(title()).toHaveTextContent('Banner'));
});

test('/ focuses the search box, where keys are typed', async () => {
  const { user } = await open('/banners');
  await screen.findByRole('searchbox');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('gu?/');
  expect(screen.getByRole('searchbox')).toHaveValue('gu?/');
  expect(title()).toHaveTextContent('Banner');
});
