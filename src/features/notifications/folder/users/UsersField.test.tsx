import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, nullList, refuse } from '@/mirage/overrides';
import { stateOf } from '@/mirage/calls/state';
import { field } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { box, foundBoxes, user as createUser, users, withListHeight } from '@test/notifications';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
withListHeight();

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

async function open() {
  const view = renderApp('/notifications?dialog=addFolder', mock.admin());
  await screen.findByRole('dialog', { name: 'Create Folder' });
  return view;
}

const selectAll = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select All' });
const total = (count: number) => screen.findByText(`${count} found`);
const selected = (text: string) => expect(screen.getByText(`${text} selected`)).toBeVisible();
const search = () => screen.getByRole('searchbox', { name: 'Search found users...' });

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

test('ticked users stay ticked while filters change', async () => {
  users(mock, 'Sana');
  createUser(mock, { firstName: 'Zoe', isActive: 'N' });
  const { user } = await open();
  await user.click(field('Active users'));
  await user.click(await box('Sana'));
  await user.click(field('Active users'));
  await user.click(field('Inactive users'));
  await user.click(await box('Zoe'));
  selected('2 users');
  expect(screen.getByText('1 chosen user is not among the found.')).toBeVisible();
  await user.click(field('Active users'));
  expect(await box('Sana')).toBeChecked();
});

test('Select All ticks all found users, says when only some are ticked, and unticks all', async () => {
  users(mock, 'Sana', 'Hina', 'Zoe');
  const { user } = await open();
  await user.click(field('Active users'));
  await user.click(await box('Hina'));
  expect(selectAll()).toBePartiallyChecked();
  await user.click(selectAll());
  selected('3 users');
  expect(selectAll()).toBeChecked();
  await user.click(selectAll());
  selected('0 users');
  expect(selectAll()).not.toBeChecked();
  expect(selectAll()).not.toBePartiallyChecked();
});

test('a search narrows the found, and Select All with them; Enter does not save', async () => {
  users(mock, 'Sana', 'Hina', 'Sanaya');
  const { user } = await open();
  await user.click(field('Active users'));
  await total(3);
  await user.type(search(), 'sana{Enter}');
  await total(2);
  await user.click(selectAll());
  selected('2 users');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(search());
  await user.type(search(), 'tea');
  expect(await screen.findByText('Nothing matches the search.')).toBeVisible();
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

test('of many users only those near the view are rendered, and the keys reach all of them', async () => {
  users(mock, ...Array.from({ length: 60 }, (_, n) => `User${n + 1}`));
  const { user } = await open();
  await user.click(field('Active users'));
  await total(60);
  const rendered = foundBoxes();
  expect(rendered.length).toBeLessThan(20);
  expect(rendered.filter(({ tabIndex }) => tabIndex === 0)).toEqual([rendered[0]]);
  expect(screen.getAllByRole('listitem').find((item) => item.contains(rendered[2]!))).toHaveAttribute(
    'aria-posinset',
    '3',
  );

  await user.click(search());
  await user.tab();
  const here = (name: string) => expect(screen.getByRole('checkbox', { name: new RegExp(`^${name} `) })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  here('User2');
  await user.keyboard('{PageDown}');
  here('User7');
  await user.keyboard('{End}[Space]');
  here('User60');
  selected('1 user');
  await user.keyboard('{ArrowDown}{PageUp}');
  here('User55');
  await user.keyboard('{Home}');
  here('User1');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});
