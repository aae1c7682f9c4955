import { screen, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const texts = (all: HTMLElement[]) => all.map(({ textContent }) => textContent);

test('? says what the screen is for, its rules and keys, and how to go to the sections that the person may open', async () => {
  const { user } = renderApp('/users', mock.subAdmin(['Users']));
  await screen.findByRole('main');
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Help: Users' }));
  expect(help.getByText(/^The members:/)).toBeVisible();
  expect(texts(help.getAllByRole('listitem'))).toContain('Deactivating asks first, activating does not.');
  expect(texts(help.getAllByRole('heading', { level: 3 }))).toEqual([
    'Keys on this screen',
    'Keys everywhere',
    'Go to',
  ]);
  expect(texts(help.getAllByRole('definition'))).toEqual([
    'Conditions',
    'Next person, while one is open',
    'Previous person, while one is open',
    'Activate, in Payments',
    'Deactivate, in Payments',
    'Proof larger, smaller, fitted',
    'Turn the proof',
    'Command palette (⌘ K on a Mac)',
    'Search box',
    'This help',
    'Close what is open',
    'Dashboard',
    'Users',
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a mistyped address has the keys alone', async () => {
  const { user } = renderApp('/nowhere', mock.admin());
  await screen.findByRole('heading', { name: 'Page not found', level: 2 });
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Help' }));
  expect(texts(help.getAllByRole('heading', { level: 3 }))).toEqual(['Keys everywhere', 'Go to']);
});
