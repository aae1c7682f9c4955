import { screen, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

test('? lists the shortcuts, of sections only those that the person may open', async () => {
  const { user } = renderApp('/dashboard', mock.subAdmin(['Users']));
  await screen.findByRole('main');
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keys' });
  expect(
    within(list)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Command palette (⌘ K on a Mac)',
    'Search box',
    'This list',
    'Close what is open',
    'Conditions, on Users',
    'Next person, while one is open',
    'Previous person, while one is open',
    'Activate, in Payments',
    'Deactivate, in Payments',
    'Proof larger, smaller, fitted',
    'Turn the proof',
    'Dashboard',
    'Users',
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
