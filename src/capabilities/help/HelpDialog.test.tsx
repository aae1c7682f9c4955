import { screen, within } from '@testing-library/react';
import { SCREENS } from '@/app/sections';
import { SECTIONS } from './sections';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const texts = (all: HTMLElement[]) => all.map(({ textContent }) => textContent);

test('every section says what it is for', () => {
  expect(Object.keys(SECTIONS).sort()).toEqual(SCREENS.map(({ path }): string => path).sort());
});

test('a mistyped address has the keys alone', async () => {
  const { user } = renderApp('/nowhere', mock.admin());
  await screen.findByRole('heading', { name: 'Page not found', level: 2 });
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Help' }));
  expect(texts(help.getAllByRole('heading', { level: 3 }))).toEqual(['Keys everywhere', 'Go to']);
});
