import { screen, waitFor, within } from '@testing-library/react';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { narrowWindow } from '@test/narrowWindow';
import { renderApp } from '@test/renderApp';
import { menu, openMenu } from '@test/savedViews';

const mock = mockServer();

let admin: ReturnType<typeof mock.admin>;

beforeEach(() => {
  admin = mock.admin();
  mock.create('user', {
    firstName: 'Sana',
    lastName: 'Iqbal',
    email: 'sana@mail.com',
    phoneNo: '+44 1',
    isActive: 'Y',
    bmr: 1500,
  });
});

async function open(address = '/users') {
  const view = renderApp(address, admin);
  await screen.findAllByRole('rowheader');
  return view;
}

/** The table's headers, each of which begins with the name of its own column. */
const headers = () =>
  screen
    .getAllByRole('columnheader')
    .flatMap((header) => within(header).queryAllByRole('button')[0]?.textContent ?? []);

const DEFAULT = ['Name', 'Email', 'Phone', 'Plan', 'Status', 'Duration'];

test('a column is left out and shown again; name and status say why they are not', async () => {
  const { user } = await open();
  await openMenu(user);
  expect(headers()).toEqual(DEFAULT);
  await user.click(menu().getByRole('checkbox', { name: 'Plan' }));
  expect(headers()).toEqual(['Name', 'Email', 'Phone', 'Status', 'Duration']);
  await user.click(menu().getByRole('checkbox', { name: 'Plan' }));
  expect(headers()).toEqual(DEFAULT);
  expect(menu().getByRole('checkbox', { name: 'Name always first' })).toBeDisabled();
  expect(menu().getByRole('checkbox', { name: 'Status always shown' })).toBeDisabled();
});

test('an arrow moves its column, keeps the focus, and says where the column is', async () => {
  const { user } = await open();
  await openMenu(user);
  await user.click(menu().getByRole('button', { name: 'Move Duration up' }));
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(headers()).toEqual(['Name', 'Email', 'Duration', 'Phone', 'Plan', 'Status']);
  expect(menu().getByText('Duration, third of six')).toBeInTheDocument();
  expect(menu().getByRole('button', { name: 'Move Duration up' })).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(menu().getByText('Duration, second of six')).toBeInTheDocument();
  expect(menu().getByRole('button', { name: 'Move Duration up' })).toHaveAttribute('aria-disabled', 'true');
  expect(menu().getByRole('button', { name: 'Move Duration up' })).toHaveFocus();
});

test('Alt and an arrow move the column of the box that has the focus', async () => {
  const { user } = await open();
  await openMenu(user);
  menu().getByRole('checkbox', { name: 'Email' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(headers()).toEqual(['Name', 'Phone', 'Email', 'Plan', 'Status', 'Duration']);
  expect(menu().getByRole('checkbox', { name: 'Email' })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(headers()).toEqual(DEFAULT);
  expect(menu().getByRole('button', { name: 'Reset' })).toHaveAttribute('aria-disabled', 'true');
});

test('the choice outlives the page, and Reset undoes it', async () => {
  const { user, leave } = await open();
  await openMenu(user);
  await user.click(menu().getByRole('checkbox', { name: 'Phone' }));
  await user.click(menu().getByRole('button', { name: 'Move Plan up' }));
  leave();
  const again = await open();
  expect(headers()).toEqual(['Name', 'Email', 'Plan', 'Status', 'Duration']);
  await openMenu(again.user);
  await again.user.click(menu().getByRole('button', { name: 'Reset' }));
  expect(headers()).toEqual(DEFAULT);
});

test('an export has the columns that are shown, in their order', async () => {
  const { user } = await open();
  await openMenu(user);
  await user.click(menu().getByRole('checkbox', { name: 'Phone' }));
  await user.click(menu().getByRole('button', { name: 'Move Plan up' }));
  await user.click(menu().getByRole('button', { name: 'Move Plan up' }));
  await user.keyboard('{Escape}');
  const { rows } = await exportRows(user);
  expect(rows[0]).toEqual(['Name', 'Plan', 'Email', 'Status', 'Duration']);
  expect(rows[1]!.slice(0, 3)).toEqual(['Sana Iqbal', expect.any(String), 'sana@mail.com']);
});

test('the list is still sorted by a column that is left out', async () => {
  narrowWindow();
  const { user } = await open('/users?sort=-created');
  await openMenu(user);
  await user.click(menu().getByRole('checkbox', { name: 'Duration' }));
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest first');
});

test('a view has its columns', async () => {
  const { user } = await open();
  await openMenu(user);
  await user.click(menu().getByRole('checkbox', { name: 'Phone' }));
  await user.type(menu().getByLabelText('Name for this view'), 'Without phone{Enter}');
  const chip = screen.getByRole('button', { name: 'Without phone 1' });
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await user.click(menu().getByRole('button', { name: 'Reset' }));
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  await user.click(chip);
  await waitFor(() => expect(headers()).toEqual(['Name', 'Email', 'Plan', 'Status', 'Duration']));
  await openMenu(user);
  expect(menu().getByRole('checkbox', { name: 'Phone' })).not.toBeChecked();
});
