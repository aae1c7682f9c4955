import { screen, waitFor, within } from '@testing-library/react';
import { catchDownloads, exportRows, openExport, sheetOf } from '@test/exports';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const MAIN = {
  paymentMethodName: 'Main account',
  paymentType: 'Bank Transfer',
  accountNumber: '0000123456780001',
  accountTitle: 'Petal Clinic',
  bankName: 'Example Bank',
  iban: 'PK00EXMP0000123456780001',
  swiftCode: 'EXMPPKXX',
  isActive: 'Y',
} as const;

async function open(address = '/payments') {
  const view = renderApp(address, mock.admin());
  await screen.findByRole('table', { name: 'Payment Methods' });
  return view;
}

test('the methods that the search finds are exported in the table’s order, their accounts masked', async () => {
  mock.create('paymentMethod', MAIN);
  mock.create('paymentMethod', { ...MAIN, paymentMethodName: 'Account two', iban: null, isActive: 'N' });
  mock.create('paymentMethod', { paymentMethodName: 'Cash' });
  const { user } = await open('/payments?search=account&sort=name');
  const { name, rows } = await exportRows(user);
  expect(name).toMatch(/^payment-methods-/);
  expect(rows).toEqual([
    [
      'Payment method',
      'Payment type',
      'Category',
      'Account number',
      'Account title',
      'Bank name',
      'IBAN',
      'SWIFT',
      'Status',
    ],
    ['Account two', 'Bank Transfer', '', '****0001', 'Petal Clinic', 'Example Bank', '', '****PKXX', 'Inactive'],
    ['Main account', 'Bank Transfer', '', '****0001', 'Petal Clinic', 'Example Bank', '****0001', '****PKXX', 'Active'],
  ]);
});

test('account numbers are written in full if their box is ticked', async () => {
  mock.create('paymentMethod', MAIN);
  const { user } = await open();
  const files = catchDownloads();
  await openExport(user);
  const dialog = within(screen.getByRole('dialog', { name: 'Export' }));
  await user.click(dialog.getByRole('radio', { name: 'Excel (XLSX)' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Include full account numbers' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [, row] = await sheetOf(files[0]!.file);
  expect(row).toEqual(expect.arrayContaining([MAIN.accountNumber, MAIN.iban, MAIN.swiftCode]));
});
