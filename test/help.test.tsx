import { screen, waitFor, within } from '@testing-library/react';
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

test('what capabilities add to a section stands after its own help', async () => {
  const { user } = renderApp('/recipes', mock.admin());
  await screen.findByRole('main');
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Help: Recipes' }));
  expect(texts(help.getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^A recipe whose sub category is gone/),
    expect.stringMatching(/^Of several pictures/),
    expect.stringMatching(/^Select several/),
    expect.stringMatching(/^View > Bring in/),
  ]);
  expect(texts(help.getAllByRole('definition'))).toEqual(
    expect.arrayContaining(['Select a card', 'Next record, in Bring in']),
  );
});

test('one-letter keys can be turned off and on again, for this person; the palette still leads to the help', async () => {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal' });
  const person = mock.admin();
  const { user, leave } = renderApp('/users', person);
  await screen.findByText('Sana Iqbal');
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: /^One-letter keys/ }));
  await user.keyboard('{Escape}');
  await user.keyboard('?gr/c');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Users');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  expect(screen.getByRole('button', { name: /^Conditions/ })).toHaveAttribute('aria-expanded', 'false');
  leave();

  const view = renderApp('/users', person);
  await screen.findByText('Sana Iqbal');
  await view.user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await view.user.keyboard('{Control>}k{/Control}');
  await view.user.type(await screen.findByRole('combobox', { name: 'Go to, add or find' }), 'help{Enter}');
  const box = await screen.findByRole('checkbox', { name: /^One-letter keys/ });
  expect(box).not.toBeChecked();
  await view.user.click(box);
  await view.user.keyboard('{Escape}');
  await view.user.keyboard('gr');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recipes'));
});
