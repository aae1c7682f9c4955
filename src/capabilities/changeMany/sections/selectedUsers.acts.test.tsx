import { screen, waitFor } from '@testing-library/react';
import { ACTIVATE, begin, bulkDialog } from '@test/bulkUsers';
import { press } from '@test/dialogs';
import { pass } from '@test/selecting';
import { table } from '@/mirage/database/table';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { open, activated } = bulkDialog(mock);

const ASSIGN = 'supplements/assigned/supplements';

const button = (name: string) => screen.getByRole('button', { name });

test('it says what will be done before anything is', async () => {
  mock.create('user', { isActive: 'Y' });
  const { user } = await open('Activate');
  expect(await screen.findByText('6 users will be activated.')).toBeVisible();
  expect(screen.getByText('1 is active already.')).toBeVisible();
  await press(user, 'Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('7 selected')).toBeVisible();
  expect(activated()).toEqual([]);
});

test('leaving the section ends the selection, and its dialog', async () => {
  const { go } = await open('Activate', { count: 2 });
  await go('/dashboard');
  await go('/users');
  expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible();
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Activate sends one call for each user, and the list loads once at the end', async () => {
  const { user } = await open('Activate');
  await waitFor(() => expect(button('Activate 6 users')).toBeEnabled());
  await user.dblClick(button('Activate 6 users'));
  expect(await screen.findByText('6 users were changed.')).toBeVisible();
  expect(mock.posted(ACTIVATE)).toEqual([1001, 1002, 1003, 1004, 1005, 1006].map((id) => ({ id })));
  await waitFor(() => expect(button('Done')).toHaveFocus());
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(2));
  await press(user, 'Done');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  expect(mock.posted('users/list')).toHaveLength(2);
});

test('Deactivate sends its own call for each user', async () => {
  const { user } = await open('Deactivate', { count: 2, isActive: 'Y' });
  await begin(user, 'Deactivate 2 users');
  expect(await screen.findByText('2 users were changed.')).toBeVisible();
  expect(mock.posted('users/deactivate')).toEqual([{ userId: 1001 }, { userId: 1002 }]);
});

test('where all are active already nothing can be started', async () => {
  await open('Activate', { count: 2, isActive: 'Y' });
  expect(await screen.findByText('2 are active already.')).toBeVisible();
  expect(button('Activate 0 users')).toBeDisabled();
});

test('Assign Supplement asks for folders, and sends them for each user', async () => {
  const [sleep] = ['Sleep', 'Energy'].map((title) => mock.create('supplementFolder', { title }));
  const { user } = await open('Assign Supplement', { count: 2 });
  expect(await screen.findByRole('checkbox', { name: 'Energy' })).toBeVisible();
  expect(button('Assign to 0 users')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Sleep' }));
  expect(await screen.findByText('The ticked folders will replace the supplements of 2 users.')).toBeVisible();
  await begin(user, 'Assign to 2 users');
  expect(await screen.findByText('2 users were changed.')).toBeVisible();
  const supplementCategoryId = [Number(sleep!.id)];
  expect(mock.posted(ASSIGN)).toEqual([1001, 1002].map((userId) => ({ userId, supplementCategoryId })));
});

test('supplements that somebody else gave meanwhile are not replaced unseen', async () => {
  mock.create('supplementFolder', { title: 'Sleep' });
  const { user } = await open('Assign Supplement', { count: 2 });
  await user.click(await screen.findByRole('checkbox', { name: 'Sleep' }));
  await waitFor(() => expect(button('Assign to 2 users')).toBeEnabled());
  pass(61_000);
  table(mock.server, 'users').update('1001', { assignedSupplements: [{ supplementsCategoryId: 9 }] });
  await press(user, 'Assign to 2 users');
  expect(await screen.findByText('1 user was changed.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Left out' })).toHaveTextContent('Zoe0 IqbalChanged meanwhile');
  expect((mock.posted(ASSIGN) as { userId: number }[]).map(({ userId }) => userId)).toEqual([1002]);
});
