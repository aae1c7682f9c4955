import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, nullList, refuse } from '@/mirage/overrides';
import { stateOf } from '@/mirage/calls/state';
import { field } from '@test/dialogs';
import { box, foundBoxes, selectAll, selected, total, usersField } from '@test/foundUsers';
import { mockServer } from '@test/mockServer';
import { user as createUser, users } from '@test/notifications';

const mock = mockServer();
const { open } = usersField(mock);

const USERS = 'notificationCategoriesFolder/users';
const LABELS = [
  'Inactive users',
  'Active users',
  'Progress less than 50',
  'Progress less than 70',
  'Progress more than 90',
  'User not doing workout',
  'User not posting meals',
  'Trial Users',
];

/** Holds the calls for one choice of filters until the returned function is called. */
function holdFilters(...categories: string[]) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  stateOf(mock.server).overrides.set(USERS, async (_path, { requestBody }, next) => {
    const asked = JSON.parse(requestBody as string) as { categories: string[] };
    if (String(asked.categories) === String(categories)) await opened;
    return next();
  });
  return open;
}

test('eight filters are offered; without a ticked one nothing is loaded', async () => {
  await open();
  const filters = within(screen.getByRole('group', { name: 'Find users by' }));
  expect(filters.getAllByRole('checkbox')).toEqual(LABELS.map((name) => filters.getByRole('checkbox', { name })));
  expect(screen.getByText('Choose a filter to find users.')).toBeVisible();
  expect(selectAll()).toBeDisabled();
  expect(mock.posted(USERS)).toEqual([]);
});

test('users load with each change of the filters, which are sent in their own order', async () => {
  users(mock, 'Sana');
  createUser(mock, { firstName: 'Zoe', isActive: 'N' });
  const { user } = await open();
  await user.click(field('Active users'));
  await total(1);
  await user.click(field('Inactive users'));
  await total(2);
  await user.click(field('Active users'));
  await box('Zoe');
  await user.click(field('Inactive users'));
  expect(await screen.findByText('Choose a filter to find users.')).toBeVisible();
  expect(mock.posted(USERS)).toEqual(
    [['Active users'], ['Inactive users', 'Active users'], ['Inactive users']].map((categories) => ({ categories })),
  );
});

test('a found user has name, email and status', async () => {
  createUser(mock, { firstName: 'Sana', email: 'sana@example.org' });
  createUser(mock, { firstName: 'Hina', isActive: 'N' });
  createUser(mock, { firstName: 'Zoe', userPlans: [{ plan: { id: 1, name: 'Starter' } }] });
  const { user } = await open();
  for (const filter of ['Active users', 'Inactive users', 'Trial Users']) await user.click(field(filter));
  await total(3);
  expect(screen.getByRole('checkbox', { name: 'Sana Iqbal sana@example.org Active' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Hina .* Inactive$/ })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Zoe .* Trial$/ })).toBeInTheDocument();
});

test('a late reply for former filters is not shown', async () => {
  users(mock, 'Sana');
  createUser(mock, { firstName: 'Zoe', isActive: 'N' });
  const release = holdFilters('Active users');
  const { user } = await open();
  await user.click(field('Active users'));
  expect(await screen.findByText('Loading...')).toBeVisible();
  await user.click(field('Inactive users'));
  await total(2);
  await user.click(field('Active users'));
  await box('Zoe');
  release();
  await waitFor(() => expect(mock.posted(USERS)).toHaveLength(3));
  expect(foundBoxes()).toHaveLength(1);
  expect(await box('Zoe')).toBeVisible();
});

test.each([
  ['a refusal', () => refuse(mock.server, USERS, { status: 500, message: 'No.' })],
  ['a dropped connection', () => dropConnection(mock.server, USERS)],
])('a call that meets %s says so, chosen users stay, and it can be tried again', async (_name, fail) => {
  users(mock, 'Sana');
  createUser(mock, { firstName: 'Zoe', isActive: 'N' });
  const { user } = await open();
  await user.click(field('Active users'));
  await user.click(await box('Sana'));
  fail();
  await user.click(field('Inactive users'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch users');
  expect(screen.getByText('The users could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Found users' })).not.toBeInTheDocument();
  selected('1 user');
  mock.mend(USERS);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('group', { name: 'Users' })).toHaveFocus();
  expect(await box('Sana')).toBeChecked();
  expect(await box('Zoe')).not.toBeChecked();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a call that fails after the filters changed says nothing', async () => {
  users(mock, 'Sana');
  const { user } = await open();
  const release = hold(mock.server, USERS);
  await user.click(field('Inactive users'));
  await screen.findByText('Loading...');
  stateOf(mock.server).overrides.set(USERS, (_path, { requestBody }, next) =>
    String(requestBody).includes('Active') ? next() : Promise.resolve({ status: 500, body: {} }),
  );
  await user.click(field('Active users'));
  release();
  expect(await box('Sana')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['nobody', () => undefined],
  ['a null list', () => nullList(mock.server, USERS)],
])('filters that find %s say so', async (_name, answer) => {
  answer();
  const { user } = await open();
  await user.click(field('Active users'));
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(selectAll()).toBeDisabled();
});
