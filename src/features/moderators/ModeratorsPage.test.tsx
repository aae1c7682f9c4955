import { screen, waitFor, within } from '@testing-library/react';
import { nullList, replyWith } from '@/mirage/overrides';
import { type EmployeeRow } from '@/mirage/areas/auth/rows';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { shownText } from '@test/shownText';
import { MODULES } from '@/services/session/modules';

const mock = mockServer();

/** The list contains the admin signed in, three who are in the seed of every mock server, and those named here. */
async function open(moderators: Partial<EmployeeRow>[] = [], address = '/moderators') {
  const admin = mock.admin();
  for (const moderator of moderators) mock.create('employee', moderator);
  const view = renderApp(address, admin);
  await screen.findByRole('table', { name: 'Moderators' });
  return view;
}

const SEEDED = ['Amina Rahman', 'Hira Noor', 'Sara Malik', 'Amina Rahman'];

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ firstName: 'Nadia', lastName: `Hart ${n + 1}` }));
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
const shown = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));

test('a row shows name, email, phone, role, modules and a menu', async () => {
  const { user } = await open();
  expect(screen.getAllByRole('columnheader').map(shownText)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Role',
    'Modules',
    'Actions',
  ]);
  for (const text of ['hira@petal.app', '+44 7700 900101', 'Subadmin', 'Users', 'Recipes'])
    expect(row('Hira Noor').getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Hira Noor' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Delete']);
});

test('of many modules the first two are shown and the others named by a title; all of them have one label', async () => {
  await open([
    { firstName: 'Zara', modules: JSON.stringify(['how to use', 'Time travel', 'Users', 'Plans']) },
    { firstName: 'Amal', modules: [...MODULES] },
    { firstName: 'Noor', modules: [] },
  ]);
  const chips = (name: string) =>
    row(name)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  expect(chips('Zara')).toEqual(['Users', 'Plans', '+2How to use, Time travel']);
  expect(row('Zara').getByTitle('How to use, Time travel')).toBeVisible();
  expect(chips('Amal')).toEqual(['All modules']);
  expect(row('Noor').getByText('No modules')).toBeVisible();
});

test('modules come as a list, as text and broken, and a row may have nothing but an id', async () => {
  replyWith(mock.server, 'users/list/employees', {
    data: [
      { id: 1, firstName: 'List', modules: ['Users', 'Banner'] },
      { id: 2, firstName: 'Text', modules: 'Users, Banner' },
      { id: 3, firstName: 'Broken', modules: '["Users", "Ban' },
      { id: 4, email: 'nameless@petal.app', modules: null },
      { id: 5 },
    ],
  });
  await open();
  for (const name of ['List', 'Text']) expect(row(name).getByText('Banner')).toBeVisible();
  expect(row('Broken').getByText('No modules')).toBeVisible();
  expect(row('Broken').getAllByText('N/A')).toHaveLength(2);
  expect(row('Broken').getByText('Junior Moderator')).toBeVisible();
  expect(shown().slice(-2)).toEqual(['nameless@petal.app', 'N/A']);
});

test('name, email, phone and role sort up, down and back; modules do not', async () => {
  const amal = { firstName: 'Aiza', lastName: 'Z', email: 'a@petal.app', phoneNo: '+1', role: { title: ' A' } };
  const { user } = await open([amal]);
  for (const name of ['Name', 'Email', 'Phone', 'Role']) {
    const sort = () => user.click(screen.getByRole('button', { name }));
    await sort();
    expect(shown()[0]).toBe('Aiza Z');
    await sort();
    expect(shown()[4]).toBe('Aiza Z');
    await sort();
    expect(shown()).toEqual([...SEEDED, 'Aiza Z']);
  }
  const header = within(screen.getByRole('columnheader', { name: 'Modules' }));
  expect(header.queryByRole('button')).not.toBeInTheDocument();
});

test('the search finds first name, last name and email, and starts at the first page', async () => {
  const { user } = await open(many(24), '/moderators?page=3');
  expect(screen.getByText('21-28 of 28')).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search by name or email' });
  await user.type(search, 'hart');
  expect(await screen.findByText('1-10 of 24')).toBeVisible();
  for (const text of ['SARA', 'malik', 'sara@petal', 'sara malik']) {
    await user.clear(search);
    await user.type(search, text);
    await waitFor(() => expect(shown()).toEqual(['Sara Malik']));
  }
});

test('pages and rows per page', async () => {
  const { user } = await open(many(24));
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByText('21-28 of 28')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Rows per page:'), '15');
  expect(screen.getByText('1-15 of 28')).toBeVisible();
});

test('the view is in the address', async () => {
  const { user, router } = await open(many(24));
  await user.click(screen.getByRole('button', { name: 'Role' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2&sort=role'));
});

test('a link shows search, sort, page and size', async () => {
  await open(many(24), '/moderators?search=nadia&page=2&size=15&sort=-email');
  expect(screen.getByText('16-25 of 25')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('nadia');
  expect(screen.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'descending');
});

test('a search that finds nothing says so and offers to clear', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'tea');
  expect(await screen.findByText('Nothing matches “tea”.')).toBeVisible();
  expect(screen.queryByText('Get started by adding your first moderator')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(shown()).toEqual(SEEDED);
});

test('without moderators it says so and offers to add one', async () => {
  nullList(mock.server, 'users/list/employees');
  const { user } = renderApp('/moderators', mock.admin());
  expect(await screen.findByText('No moderators found')).toBeVisible();
  expect(screen.getByText('Get started by adding your first moderator')).toBeVisible();
  const region = screen.getByRole('region', { name: 'Moderators' });
  await user.click(within(region).getByRole('button', { name: 'Add Moderators' }));
  expect(await screen.findByRole('dialog', { name: 'Add Moderators' })).toBeVisible();
});

test.each(['edit', 'delete'])(
  'a link to %s a moderator who is gone opens nothing, and the address forgets it',
  async (kind) => {
    const { router } = await open([], `/moderators?dialog=${kind}:99`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
