import { screen, waitFor, within } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { press } from '@test/dialogs';
import { journaledUsers, openJournal, said } from '@test/journal';

const { mock, openUsers } = journaledUsers();

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
