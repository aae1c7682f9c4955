import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { refuse } from '@/mirage/overrides';
import { type PaymentMethodRow } from '@/mirage/areas/payments/rows';
import { field, noDialog, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const CREATE = 'paymentTypes/create';

async function open(dialog: string, name: string, changes: Partial<PaymentMethodRow> = {}) {
  for (const title of ['Banks', 'Wallets']) mock.create('paymentCategory', { title });
  mock.create('paymentMethod', {
    paymentMethodName: 'Main account',
    paymentType: 'Bank Transfer',
    paymentTypesCategoryId: '1',
    accountNumber: '0001',
    accountTitle: 'Petal',
    bankName: 'Example Bank',
    iban: 'PK00EXMP0000123456780001',
    swiftCode: 'EXMPPKXX',
    paymentInstructions: 'Soon.',
    isActive: 'N',
    ...changes,
  });
  const view = renderApp(`/payments?dialog=${dialog}`, mock.admin());
  const form = await screen.findByRole('dialog', { name });
  await screen.findByRole('option', { name: 'Wallets' });
  return { ...view, dialog: form };
}

const openAdd = () => open('add', 'Add New Payment Method');
const openEdit = (changes?: Partial<PaymentMethodRow>) => open('edit:1', 'Edit Payment Method', changes);

const options = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

async function fill(user: UserEvent) {
  await user.type(field('Payment method name'), ' Till ');
  await user.selectOptions(field('Payment type'), 'JazzCash');
  await user.type(field('Account number'), ' 0002 ');
  await user.type(field('Account title'), ' Petal ');
}

const TILL = {
  name: 'Till',
  type: 'JazzCash',
  category: null,
  accountNumber: '0002',
  accountTitle: 'Petal',
  bankName: '',
  iban: '',
  swiftCode: '',
  instructions: '',
  isActive: 'Y',
};

test('a method is created with the required values, trimmed and active, and its row is shown', async () => {
  const { user } = await openAdd();
  await fill(user);
  await press(user, 'Create');
  expect(await screen.findByRole('rowheader', { name: /Till/ })).toBeVisible();
  await noDialog();
  expect(mock.posted(CREATE)).toEqual([TILL]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a method is created with all its fields', async () => {
  const { user } = await openAdd();
  await fill(user);
  await user.selectOptions(field('Category'), 'Wallets');
  await user.type(field('Bank name'), ' Bank ');
  await user.type(field('IBAN'), ' PK00 ');
  await user.type(field('SWIFT code'), ' XX ');
  await user.type(field('Instructions'), ' Soon. ');
  await user.click(field('Active'));
  await press(user, 'Create');
  await noDialog();
  const others = { category: 2, bankName: 'Bank', iban: 'PK00', swiftCode: 'XX', instructions: 'Soon.', isActive: 'N' };
  expect(mock.posted(CREATE)).toEqual([{ ...TILL, ...others }]);
});

test('there are six types, and the categories', async () => {
  await openAdd();
  expect(options('Payment type').slice(1)).toEqual([
    'Stripe',
    'JazzCash',
    'EasyPaisa',
    'Bank Transfer',
    'PayPal',
    'Other',
  ]);
  expect(options('Category').slice(1)).toEqual(['Banks', 'Wallets']);
});

test('fields say that they are required, the first one gets the focus, and editing clears the messages', async () => {
  const { user } = await openAdd();
  await user.type(field('Payment method name'), '  ');
  await press(user, 'Create');
  await waitFor(() => expect(field('Payment method name')).toHaveFocus());
  expect(field('Payment method name')).toHaveAccessibleDescription('Payment method name is required');
  expect(field('Payment type')).toHaveAccessibleDescription('Payment type is required');
  expect(field('Account number')).toHaveAccessibleDescription('Account number is required');
  expect(field('Account title')).toHaveAccessibleDescription('Account title is required');
  await fill(user);
  await waitFor(() => expect(screen.queryByText(/ is required$/)).not.toBeInTheDocument());
  expect(mock.posted(CREATE)).toEqual([]);
});

testFormDialog(mock, {
  title: 'Add New Payment Method',
  call: CREATE,
  save: 'Create',
  open: openAdd,
  fill,
  expectKept: () => {
    expect(field('Payment method name')).toHaveValue(' Till ');
    expect(field('Payment type')).toHaveValue('JazzCash');
    expect(field('Account number')).toHaveValue(' 0002 ');
    expect(field('Account title')).toHaveValue(' Petal ');
  },
  list: 'paymentTypes/v2/list',
  findSaved: () => screen.findByRole('rowheader', { name: /Till/ }),
});

test('Edit Payment Method starts with what is stored, and sends it back with its id', async () => {
  const { user } = await openEdit();
  expect(field('Payment type')).toHaveValue('Bank Transfer');
  expect(within(field('Category')).getByRole('option', { selected: true })).toHaveTextContent('Banks');
  expect(field('Active')).not.toBeChecked();
  await user.type(field('Payment method name'), '!');
  await press(user, 'Update');
  expect(await screen.findByRole('rowheader', { name: /Main account!/ })).toBeVisible();
  await noDialog();
  expect(mock.posted('paymentTypes/update')).toEqual([
    {
      id: 1,
      name: 'Main account!',
      type: 'Bank Transfer',
      category: 1,
      accountNumber: '0001',
      accountTitle: 'Petal',
      bankName: 'Example Bank',
      iban: 'PK00EXMP0000123456780001',
      swiftCode: 'EXMPPKXX',
      instructions: 'Soon.',
      isActive: 'N',
    },
  ]);
});

test('a stored type and a stored category that are not offered stay until they are changed', async () => {
  const { user } = await openEdit({ paymentType: 'Cheque', paymentTypesCategoryId: '9' });
  expect(field('Payment type')).toHaveValue('Cheque');
  expect(field('Category')).toHaveDisplayValue('Category no longer listed');
  await user.type(field('Bank name'), '!');
  await press(user, 'Update');
  await noDialog();
  expect(mock.posted('paymentTypes/update')).toMatchObject([{ type: 'Cheque', category: 9 }]);
});

test('a refused edit says why; dialog and text stay', async () => {
  const { user } = await openEdit();
  refuse(mock.server, 'paymentTypes/update', { status: 422, message: 'No.' });
  await user.type(field('Bank name'), '!');
  await press(user, 'Update');
  expect(await screen.findByRole('alert')).toHaveTextContent('No.');
  expect(field('Bank name')).toHaveValue('Example Bank!');
});

test('Duplicate opens the add dialog with a copy', async () => {
  const { user } = await open('duplicate:1', 'Add New Payment Method');
  expect(field('Payment method name')).toHaveValue('Copy of Main account');
  await press(user, 'Create');
  expect(await screen.findByRole('rowheader', { name: /Copy of Main account/ })).toBeVisible();
  expect(mock.posted(CREATE)).toMatchObject([{ name: 'Copy of Main account', category: 1, isActive: 'N' }]);
});
