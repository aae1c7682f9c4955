import { screen, waitFor, within } from '@testing-library/react';
import { dropConnection, hold, successFalse } from '@/mirage/overrides';
import { testDeleteDialog } from '@test/deleteDialog';
import { field, noDialog } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const SANA = { firstName: 'Sana', lastName: 'Iqbal', isActive: 'Y', bmr: 1400, assignedSupplements: [] } as const;

type Changes = Parameters<typeof mock.create<'user'>>[1];

const createSana = (changes: Changes) =>
  Number(mock.create('user', { ...SANA, assignedSupplements: [], ...changes }).id);

/** The dialog that a menu item of the one user opens. */
async function open(item: string, title: string, changes: Changes = {}) {
  const id = createSana(changes);
  const view = renderApp('/users', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Sana Iqbal' }));
  await view.user.click(screen.getByRole('menuitem', { name: item }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: title }), id };
}

/** The dialog by its link, which is quicker. */
async function openLink(kind: string, title: string, changes: Changes = {}) {
  const id = createSana(changes);
  const view = renderApp(`/users?dialog=${kind}:${id}`, mock.admin());
  return { ...view, dialog: await screen.findByRole('dialog', { name: title }), id };
}

const press = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

test('Deactivate asks, and the list shows the user inactive', async () => {
  const { user, dialog, id } = await open('Deactivate User', 'Deactivate User');
  expect(within(dialog).getByText('Are you sure you want to deactivate this user?')).toBeVisible();
  await user.click(press(dialog, 'Deactivate'));
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible();
  expect(mock.posted('users/deactivate')).toEqual([{ userId: id }]);
  await noDialog();
});

testDeleteDialog(mock, {
  title: 'Delete User',
  text: 'Are you sure you want to delete this user?',
  about: 'Sana Iqbal',
  open: () => open('Delete User', 'Delete User'),
  call: 'users/delete',
  sent: { userId: 1001 },
  list: 'users/list',
  expectDeleted: async () => expect(await screen.findByText('No users found')).toBeVisible(),
});

test('a deletion that the server refuses in a 200 reply keeps the dialog and says why', async () => {
  const { user, dialog } = await openLink('delete', 'Delete User');
  successFalse(mock.server, 'users/delete', 'She has an open payment.');
  await user.click(press(dialog, 'Delete'));
  expect(await screen.findByRole('alert')).toHaveTextContent('She has an open payment.');
  expect(dialog).toBeVisible();
});

test('a deletion that meets a dropped connection says so, and the notice stays until a call succeeds', async () => {
  const { user, dialog } = await openLink('delete', 'Delete User');
  const mend = dropConnection(mock.server, '*');
  await user.click(press(dialog, 'Delete'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(screen.getByText(/The server cannot be reached/)).toBeInTheDocument();
  mend();
  await user.click(press(dialog, 'Delete'));
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(screen.queryByText(/The server cannot be reached/)).not.toBeInTheDocument();
});

test('BMR starts at the user’s, steps by 100 and never goes below 0', async () => {
  const { user, dialog, id } = await open('Update BMR', 'Update BMR', { bmr: '150' });
  const bmr = within(dialog).getByLabelText('BMR');
  expect(bmr).toHaveValue('150');
  await user.click(press(dialog, 'Increase BMR by 100'));
  expect(bmr).toHaveValue('250');
  for (let click = 0; click < 3; click += 1) await user.click(press(dialog, 'Decrease BMR by 100'));
  expect(bmr).toHaveValue('0');
  await user.clear(bmr);
  await user.type(bmr, '1350.9 kcal');
  await user.click(press(dialog, 'Save'));
  await noDialog();
  expect(mock.posted('users/update/bmr')).toEqual([{ userId: id, bmr: 1350 }]);
});

test('a BMR that is not a number counts as 0', async () => {
  const { user, dialog } = await openLink('bmr', 'Update BMR', { bmr: null });
  const bmr = within(dialog).getByLabelText('BMR');
  expect(bmr).toHaveValue('0');
  await user.clear(bmr);
  await user.type(bmr, 'abc');
  await user.click(press(dialog, 'Increase BMR by 100'));
  expect(bmr).toHaveValue('100');
});

test('the value to be saved is shown while the BMR is typed', async () => {
  const { user, dialog, id } = await openLink('bmr', 'Update BMR', { bmr: 1400 });
  const said = () => within(dialog).getByRole('status');
  expect(said()).toHaveTextContent('Will be saved as 1,400 kcal.');
  const bmr = within(dialog).getByLabelText('BMR');
  await user.clear(bmr);
  await user.type(bmr, 'abc');
  expect(said()).toHaveTextContent('Will be saved as 0 kcal.');
  await user.clear(bmr);
  await user.type(bmr, ' 1,500');
  expect(said()).toHaveTextContent('Will be saved as 1,500 kcal.');
  await user.click(press(dialog, 'Save'));
  await noDialog();
  expect(mock.posted('users/update/bmr')).toEqual([{ userId: id, bmr: 1500 }]);
});

test('Assign Supplement ticks the user’s folders and sends the ids of those chosen', async () => {
  const folders = ['Hormone balance', 'Sleep', 'Energy'].map((title) => mock.create('supplementFolder', { title }));
  const [balance, sleep, energy] = folders.map(({ id }) => Number(id)) as [number, number, number];
  const { user, dialog, id } = await open('Assign Supplement', 'Assign Supplement Categories', {
    assignedSupplements: [{ supplementsCategoryId: String(balance) }, { supplementsCategoryId: sleep }],
  });
  expect(await within(dialog).findByRole('checkbox', { name: 'Hormone balance' })).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: 'Energy' })).not.toBeChecked();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Hormone balance' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Energy' }));
  await user.click(press(dialog, 'Save'));
  await noDialog();
  expect(mock.posted('supplements/assigned/supplements')).toEqual([
    { userId: id, supplementCategoryId: [sleep, energy] },
  ]);
});

/** Waits for the list to load again after a save. */
async function findReloaded() {
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(2));
  return screen.findByRole('button', { name: 'Actions for Sana Iqbal' });
}

testFormDialog(mock, {
  title: 'Update BMR',
  call: 'users/update/bmr',
  open: () => openLink('bmr', 'Update BMR'),
  fill: (user) => user.click(screen.getByRole('button', { name: 'Increase BMR by 100' })),
  expectKept: () => expect(field('BMR')).toHaveValue('1500'),
  list: 'users/list',
  findSaved: findReloaded,
});

testFormDialog(mock, {
  title: 'Assign Supplement Categories',
  call: 'supplements/assigned/supplements',
  open: () => {
    mock.create('supplementFolder', { title: 'Energy' });
    return openLink('supplements', 'Assign Supplement Categories');
  },
  fill: async (user) => user.click(await screen.findByRole('checkbox', { name: 'Energy' })),
  expectKept: () => expect(screen.getByRole('checkbox', { name: 'Energy' })).toBeChecked(),
  list: 'users/list',
  findSaved: findReloaded,
});

test('Import asks for an Excel file, logs its name and size, and makes no call', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  const { user } = renderApp('/users', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import New User' });
  await user.click(press(dialog, 'Add'));
  expect(await within(dialog).findByText('Excel file is required.')).toBeVisible();
  await user.upload(within(dialog).getByLabelText('Excel file'), new File(['rows'], 'users.xlsx'));
  await user.click(press(dialog, 'Add'));
  await noDialog();
  expect(info).toHaveBeenCalledWith('users import', { name: 'users.xlsx', bytes: 4 });
});

test('a late reply does not close the dialog opened since', async () => {
  const { user, dialog, go } = await openLink('bmr', 'Update BMR');
  const release = hold(mock.server, 'users/update/bmr');
  await user.click(press(dialog, 'Save'));
  await waitFor(() => expect(mock.posted('users/update/bmr')).toHaveLength(1));
  await go('/users?dialog=add');
  const next = await screen.findByRole('dialog', { name: 'Add New User' });
  release();
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(2));
  expect(next).toBeVisible();
});
