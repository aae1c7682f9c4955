import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const SANA = {
  firstName: 'Sana',
  lastName: 'Iqbal',
  email: 'sana@mail.com',
  phoneNo: '+92 301',
  isActive: 'Y',
} as const;
const EMILY = { firstName: 'Emily', lastName: 'Carter', email: 'em@mail.com', phoneNo: null, isActive: 'N' } as const;

const bare = { userPlans: [], userAssesmentForm: null, userAssesmentProgresses: [], payment: null };

function open(address = '/users') {
  return renderApp(address, mock.admin());
}

/** The names of the rows shown, in their order. */
const names = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('a row shows name, email, phone, plan, status and when the user joined', async () => {
  mock.create('user', {
    ...bare,
    ...SANA,
    userPlans: [{ plan: { id: 1, name: '3 Month Reset' } }],
    createdAt: '2026-03-04T05:06:00Z',
  });
  mock.create('user', { ...bare, ...EMILY, createdAt: 'not a date' });
  open();
  await screen.findByText('Sana Iqbal');
  const hasCells = (name: string, cells: string[]) =>
    cells.forEach((cell) => expect(within(row(name)).getByRole('cell', { name: cell })).toBeVisible());
  hasCells('Sana', ['sana@mail.com', '+92 301', '3 Month Reset', 'Active', '04/03/2026, 10:36 AM']);
  hasCells('Emily', ['em@mail.com', 'Free', 'Inactive']);
  expect(within(row('Emily')).getAllByRole('cell', { name: 'N/A' })).toHaveLength(2);
});

test('the Total Users label is a fixed number; the real count is in the foot', async () => {
  for (let count = 0; count < 12; count += 1) mock.create('user');
  open();
  expect(await screen.findByText('1-10 of 12')).toBeVisible();
  expect(screen.getByText('1,240')).toBeVisible();
});

test('Activate is only offered for inactive users, Deactivate User only in the menu of active ones', async () => {
  mock.create('user', { ...bare, ...SANA });
  mock.create('user', { ...bare, ...EMILY });
  const { user } = open();
  await screen.findByText('Sana Iqbal');
  expect(within(row('Sana')).queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
  expect(within(row('Emily')).getByRole('button', { name: 'Activate' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Actions for Sana Iqbal' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Assessment',
    'Transaction',
    'Progress',
    'Update BMR',
    'Assign Supplement',
    'Deactivate User',
    'Delete User',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Emily Carter' }));
  expect(screen.queryByRole('menuitem', { name: 'Deactivate User' })).not.toBeInTheDocument();
});

test('the tabs filter by status; the choice shows in the address', async () => {
  mock.create('user', { ...bare, ...SANA });
  mock.create('user', { ...bare, ...EMILY });
  const { user, router } = open();
  await screen.findByText('Sana Iqbal');
  await user.click(screen.getByRole('tab', { name: 'Inactive' }));
  expect(names()).toEqual(['Emily Carter']);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=inactive'));
  await user.click(screen.getByRole('tab', { name: 'Archived' }));
  expect(names()).toHaveLength(2);
});

test('the filter menu closes and filters nothing', async () => {
  mock.create('user', { ...bare, ...SANA });
  const { user } = open();
  await screen.findByText('Sana Iqbal');
  await user.click(screen.getByRole('button', { name: /Filter/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Inactive' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(names()).toEqual(['Sana Iqbal']);
});

test('a search that finds nobody says so and offers to clear', async () => {
  mock.create('user', { ...bare, ...SANA });
  const { user } = open();
  await screen.findByText('Sana Iqbal');
  await user.type(screen.getByRole('searchbox'), 'mahnur');
  expect(await screen.findByText('Nothing matches “mahnur” in All.')).toBeVisible();
  expect(screen.getByText('No users found')).toBeVisible();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear search' }));
  expect(names()).toEqual(['Sana Iqbal']);
});

test('a new search starts at the first page', async () => {
  for (let count = 0; count < 25; count += 1) mock.create('user', { firstName: 'Zoe' });
  const { user } = open('/users?page=3');
  expect(await screen.findByText('21-25 of 25')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'z');
  expect(await screen.findByText('1-10 of 25')).toBeVisible();
});

test('pages and rows per page', async () => {
  for (let count = 0; count < 25; count += 1) mock.create('user');
  const { user } = open();
  expect(await screen.findByText('1-10 of 25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByText('21-25 of 25')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Rows per page:'), '20');
  expect(screen.getByText('1-20 of 25')).toBeVisible();
  expect(names()).toHaveLength(20);
});

test('a header sorts up, down and back', async () => {
  for (const firstName of ['Beth', 'Anna', 'Cora'])
    mock.create('user', { ...bare, ...SANA, email: `${firstName}@x`, firstName });
  const { user } = open();
  await screen.findByText('Anna Iqbal');
  const byName = screen.getByRole('button', { name: 'Name' });
  const before = names();
  await user.click(byName);
  expect(names()).toEqual(['Anna Iqbal', 'Beth Iqbal', 'Cora Iqbal']);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(byName);
  expect(names()).toEqual(['Cora Iqbal', 'Beth Iqbal', 'Anna Iqbal']);
  await user.click(byName);
  expect(names()).toEqual(before);
});

test('without users it says so and offers to add one', async () => {
  const { user } = open();
  expect(await screen.findByText('No users found')).toBeVisible();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Add user' }));
  expect(await screen.findByRole('dialog', { name: 'Add New User' })).toBeVisible();
});

test('HTML in a name is text', async () => {
  mock.create('user', { ...bare, ...SANA, firstName: '<img src=x onerror=alert(1)>' });
  open();
  expect(await screen.findByText('<img src=x onerror=alert(1)> Iqbal')).toBeVisible();
});

test('a link to a dialog whose user is gone opens nothing, and the address forgets it', async () => {
  mock.create('user', { ...bare, ...SANA });
  const { router } = open('/users?dialog=delete:999');
  await screen.findByText('Sana Iqbal');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('leaving the section and coming back shows the same view', async () => {
  mock.create('user', { ...bare, ...SANA });
  mock.create('user', { ...bare, ...EMILY });
  const { user } = open('/users?tab=inactive');
  await screen.findByText('Emily Carter');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  await user.click(screen.getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('tab', { name: 'Inactive', selected: true })).toBeVisible();
  expect(names()).toEqual(['Emily Carter']);
});

test('Refresh and coming back load the list again', async () => {
  mock.create('user', { ...bare, ...SANA });
  const { user } = open();
  await screen.findByText('Sana Iqbal');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Welcome to Petal' });
  await user.click(screen.getByRole('link', { name: 'Users' }));
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(3));
});
