import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { table } from '@/mirage/database/table';
import '@/services/profile';
import '@/services/session/auth';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { install, join } from '@/lib/slots';
import { background } from '@/app/shell/overlays';
import { journal as manifest } from '@/capabilities/journal/manifest';

const mock = mockServer();

beforeAll(async () => {
  install([manifest]);
  await join('shell');
  await background.load();
});

const journal = () => screen.getByRole('dialog', { name: 'What changed' });
const entries = () => within(journal()).getAllByRole('listitem');
const said = () => entries().map((entry) => entry.textContent.replace(/\d\d:\d\d/g, '00:00'));

async function openJournal(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'What changed' }));
  await screen.findByRole('dialog', { name: 'What changed' });
}

async function openUsers() {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', bmr: 1400, isActive: 'Y' });
  mock.create('user', { firstName: 'Noor', lastName: 'Fatima', isActive: 'N' });
  const view = renderApp('/users', mock.admin());
  await screen.findByRole('button', { name: 'Actions for Sana Iqbal' });
  return view;
}

test('a round is one entry, with its people, and is undone together', async () => {
  const { user } = await openUsers();
  mock.create('user', { firstName: 'Zara', lastName: 'Ahmed', isActive: 'N' });
  await press(user, 'Refresh');
  await screen.findByRole('button', { name: 'Actions for Zara Ahmed' });
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const bar = await screen.findByRole('group', { name: 'Selected users' });
  await user.click(within(bar).getByRole('button', { name: 'Activate' }));
  const round = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(round.getByRole('button', { name: /^Activate/ })).toBeEnabled());
  await user.click(round.getByRole('button', { name: /^Activate/ }));
  await user.click(await round.findByRole('button', { name: 'Done' }));
  await openJournal(user);
  expect(said()[0]).toMatch(/^Activated 2 users/);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText(/undone at/);
  const active = table(mock.server, 'users')
    .all()
    .map(({ isActive }) => isActive);
  expect(active).toEqual(['Y', 'N', 'N']);
});
