import { screen, waitFor, within } from '@testing-library/react';
import { type PaymentMethodRow } from '@/mirage/areas/payments/rows';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { shownText } from '@test/shownText';

const mock = mockServer();

async function open(methods: Partial<PaymentMethodRow>[], address = '/payments') {
  for (const title of ['Wallets', 'Banks']) mock.create('paymentCategory', { title });
  for (const method of methods) mock.create('paymentMethod', method);
  const view = renderApp(address, mock.admin());
  await screen.findByRole('table', { name: 'Payment Methods' });
  return view;
}

const named = (...names: string[]) => names.map((paymentMethodName) => ({ paymentMethodName }));
const many = (count: number) => named(...Array.from({ length: count }, (_, n) => `Method ${n + 1}`));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const shown = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')!.replace('Actions for ', ''));

const MAIN: Partial<PaymentMethodRow> = {
  paymentMethodName: 'Main account',
  paymentType: 'Bank Transfer',
  paymentTypesCategoryId: '2',
  accountNumber: '0000123456780001',
  accountTitle: 'Petal Clinic',
  bankName: 'Example Bank',
  iban: 'PK00EXMP0000123456780001',
  swiftCode: 'EXMPPKXX',
  isActive: 'Y',
};

test('the page says what it is for', async () => {
  await open([MAIN]);
  expect(screen.getByText('Manage payment methods for users to make payments')).toBeVisible();
  expect(screen.getByText(/attach a payment-confirmation screenshot for verification/)).toBeVisible();
});

test('on a phone it says so too, after the list', async () => {
  const wide = window.matchMedia('(min-width: 1px)');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide, matches: query.includes('max-width') }));
  await open([MAIN]);
  const text = screen.getByText(/attach a payment-confirmation screenshot for verification/);
  expect(text).toBeVisible();
  const list = screen.getByRole('region', { name: 'Payment Methods' });
  expect(list.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a row shows name and type, category, account, IBAN and SWIFT, status, and a menu', async () => {
  const { user } = await open([MAIN]);
  expect(screen.getAllByRole('columnheader').map(shownText)).toEqual([
    'Payment Method',
    'Category',
    'Account Details',
    'Additional Info',
    'Status',
    'Actions',
  ]);
  const main = within(row('Main account'));
  expect(main.getByRole('rowheader')).toHaveTextContent('Main accountBank Transfer');
  for (const text of ['Banks', '0000 1234 5678 0001', 'Petal Clinic', 'Example Bank', 'EXMPPKXX', 'Active'])
    expect(main.getByText(text)).toBeVisible();
  expect(main.getByText('PK00 EXMP 0000 1234 5678 0001')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Actions for Main account' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Duplicate', 'Delete']);
});

test('bank, IBAN, SWIFT and category are shown only if they are known', async () => {
  await open([{ ...MAIN, paymentTypesCategoryId: null, bankName: null, iban: null, swiftCode: '', isActive: 'N' }]);
  const main = within(row('Main account'));
  expect(main.getAllByText('N/A')).toHaveLength(2);
  expect(main.queryByRole('button', { name: /IBAN|SWIFT/ })).not.toBeInTheDocument();
  expect(main.getByText('Inactive')).toBeVisible();
});

test('a method that came without its texts still has a row', async () => {
  await open([
    { paymentMethodName: '', accountNumber: '', accountTitle: '', bankName: null, iban: null, swiftCode: '' },
  ]);
  const nameless = within(row('Untitled'));
  expect(nameless.getAllByText('N/A')).toHaveLength(2);
  expect(nameless.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
});

test.each([
  ['account number', '0000123456780001'],
  ['IBAN', 'PK00EXMP0000123456780001'],
  ['SWIFT', 'EXMPPKXX'],
])('the button beside the %s copies it without groups and says so', async (what, text) => {
  const { user } = await open([MAIN]);
  await user.click(screen.getByRole('button', { name: `Copy ${what} of Main account` }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(text);
  await waitFor(() => expect(screen.queryByText('Copied')).not.toBeInTheDocument());
});

test('a browser that does not allow copying causes a message', async () => {
  const { user } = await open([MAIN]);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy IBAN of Main account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The browser does not allow copying.');
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
});

test('name, category and status sort up, down and back; nothing else sorts', async () => {
  const { user } = await open([
    { paymentMethodName: 'b', paymentTypesCategoryId: '1', isActive: 'Y' },
    { paymentMethodName: 'c', paymentTypesCategoryId: '2', isActive: 'N' },
    { paymentMethodName: 'a', paymentTypesCategoryId: '2', isActive: 'Y' },
  ]);
  const sortBy = (name: string) => user.click(screen.getByRole('button', { name }));
  await sortBy('Payment Method');
  expect(shown()).toEqual(['a', 'b', 'c']);
  await sortBy('Payment Method');
  expect(shown()).toEqual(['c', 'b', 'a']);
  await sortBy('Payment Method');
  expect(shown()).toEqual(['b', 'c', 'a']);
  await sortBy('Category');
  expect(shown()).toEqual(['c', 'a', 'b']);
  await sortBy('Status');
  expect(shown()).toEqual(['b', 'a', 'c']);
  const header = within(screen.getByRole('columnheader', { name: 'Account Details' }));
  expect(header.queryByRole('button')).not.toBeInTheDocument();
});

test('pages and rows per page', async () => {
  const { user } = await open(many(24));
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByText('21-24 of 24')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Rows per page:'), '15');
  expect(screen.getByText('1-15 of 24')).toBeVisible();
});

test('a new search starts at the first page', async () => {
  const { user } = await open(many(24), '/payments?page=3');
  expect(screen.getByText('21-24 of 24')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search payment methods...' }), 'method');
  expect(await screen.findByText('1-10 of 24')).toBeVisible();
});

test('the view is in the address', async () => {
  const { user, router } = await open(many(24));
  await user.click(screen.getByRole('button', { name: 'Category' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2&sort=category'));
});

test('a link shows search, sort, page and size', async () => {
  await open(many(24), '/payments?search=method&page=2&size=15&sort=-name');
  expect(screen.getByText('16-24 of 24')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('method');
  expect(screen.getByRole('columnheader', { name: 'Payment Method' })).toHaveAttribute('aria-sort', 'descending');
});

test('a search that finds nothing says so and offers to clear', async () => {
  const { user } = await open([MAIN]);
  await user.type(screen.getByRole('searchbox'), 'tea');
  expect(await screen.findByText('Nothing matches “tea”.')).toBeVisible();
  expect(screen.queryByText('Get started by adding your first payment method.')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(shown()).toEqual(['Main account']);
});

test('without methods it says so and offers to add one', async () => {
  const { user } = renderApp('/payments', mock.admin());
  expect(await screen.findByText('No payment methods found')).toBeVisible();
  expect(screen.getByText('Get started by adding your first payment method.')).toBeVisible();
  const region = screen.getByRole('region', { name: 'Payment Methods' });
  await user.click(within(region).getByRole('button', { name: 'Add Payment Method' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Payment Method' })).toBeVisible();
});

test.each(['edit', 'duplicate'])(
  'a link to %s a method that is gone opens nothing, and the address forgets it',
  async (kind) => {
    const { router } = await open([MAIN], `/payments?dialog=${kind}:99`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
