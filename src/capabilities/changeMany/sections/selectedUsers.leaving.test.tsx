import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bulkDialog } from '@test/bulkUsers';
import { press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { openRunning, activated } = bulkDialog(mock);

const question = () => screen.findByRole('dialog', { name: 'Stop and leave?' });

test.each(['Close', '{Escape}', 'Back', 'another screen'])('%s while it runs asks first, and stops it', async (way) => {
  const { user, go, release } = await openRunning();
  const leave = async () => {
    if (way === 'Close') await press(user, 'Close');
    else if (way === '{Escape}') await user.keyboard(way);
    else await go(way === 'Back' ? -1 : '/dashboard');
  };
  await leave();
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  await leave();
  await user.click(within(await question()).getByRole('button', { name: 'Stop and leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const isElsewhere = way === 'another screen';
  if (isElsewhere) await screen.findByRole('heading', { name: 'Welcome to Petal' });
  release();
  const reloaded = isElsewhere ? 'dashboard/stats' : 'users/list';
  await waitFor(() => expect(mock.posted(reloaded)).toHaveLength(2));
  expect(activated()).toHaveLength(4);
});

test('closing the tab is held up only while it runs', async () => {
  const { release } = await openRunning();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  release();
  await screen.findByText('6 users were changed.');
  await screen.findByRole('button', { name: 'Done' });
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('the question goes when the run has ended meanwhile', async () => {
  const { user, release } = await openRunning();
  await user.keyboard('{Escape}');
  await question();
  release();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Stop and leave?' })).not.toBeInTheDocument());
  expect(await screen.findByText('6 users were changed.')).toBeVisible();
});
