import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { NO_VALUE } from '@/components/table/texts';
import { type TableSpec } from '@/screen/list/tableContext';
import { searchRows } from '@/screen/listRows';
import { type PaymentMethod, useDeletePaymentMethodMutation } from '@/services/paymentMethods';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { saveOrTell } from '@/screen/saveOrTell';
import { AccountDetails, AdditionalInfo } from './AccountDetails';
import { dialogOpened, type PaymentMethodsDialog } from './paymentMethodsScreen';

const hasAccount = ({ accountNumber, accountTitle, bankName }: PaymentMethod) =>
  Boolean(accountNumber || accountTitle || bankName);

const statusLabel = ({ isActive }: PaymentMethod) => (isActive ? 'Active' : 'Inactive');

const withoutSpaces = (text: string) => text.replace(/[^\S\n]/g, '');

/** A row's texts without spaces, so that an IBAN is found with and without its groups. */
const searchText = ({
  name,
  type,
  categoryTitle,
  accountNumber,
  accountTitle,
  bankName,
  iban,
  swiftCode,
}: PaymentMethod) =>
  withoutSpaces([name, type, categoryTitle, accountNumber, accountTitle, bankName, iban, swiftCode].join('\n'));

/** The columns of the payment methods' table. A constant, so that a row re-renders only when its method changes. */
const PAYMENT_METHODS_COLUMNS: Column<PaymentMethod>[] = [
  {
    key: 'name',
    header: 'Payment Method',
    sort: ({ name }) => name,
    exported: [
      { header: 'Payment method', value: ({ name }) => name },
      { header: 'Payment type', value: ({ type }) => type },
    ],
    className: 'payment-lines',
    cell: ({ name, type }) => (
      <>
        <span className="name">{titleOf(name)}</span>
        <span className="meta clip">{type}</span>
      </>
    ),
  },
  {
    key: 'category',
    header: 'Category',
    sort: ({ categoryTitle }) => categoryTitle,
    exported: ({ categoryTitle }) => categoryTitle,
    className: 'soft',
    fold: { under: 'name', below: 1080, label: 'hidden' },
    inCard: 'beside',
    cell: ({ categoryTitle }) => categoryTitle || NO_VALUE,
  },
  {
    key: 'account',
    header: 'Account Details',
    exported: [
      { header: 'Account number', value: ({ accountNumber }) => accountNumber, isMasked: true },
      { header: 'Account title', value: ({ accountTitle }) => accountTitle },
      { header: 'Bank name', value: ({ bankName }) => bankName },
    ],
    className: 'payment-lines figures',
    cell: (method) => (hasAccount(method) ? <AccountDetails method={method} /> : NO_VALUE),
  },
  {
    key: 'additional',
    header: 'Additional Info',
    exported: [
      { header: 'IBAN', value: ({ iban }) => iban, isMasked: true },
      { header: 'SWIFT', value: ({ swiftCode }) => swiftCode, isMasked: true },
    ],
    className: 'payment-lines figures',
    cell: (method) => (method.iban || method.swiftCode ? <AdditionalInfo method={method} /> : NO_VALUE),
  },
  {
    key: 'status',
    header: 'Status',
    sort: statusLabel,
    exported: statusLabel,
    orders: ['Active first', 'Inactive first'],
    cell: (method) => <StatusBadge tone={method.isActive ? 'active' : 'inactive'}>{statusLabel(method)}</StatusBadge>,
  },
  { key: 'actions', header: 'Actions', cell: (method) => <PaymentMethodActions method={method} /> },
];

/** People's choice of columns is kept under its name. */
export const PAYMENT_METHODS_TABLE: TableSpec<PaymentMethod> = {
  name: 'payments',
  label: 'Payment Methods',
  noun: 'method',
  columns: PAYMENT_METHODS_COLUMNS,
  nameOf: ({ name }) => titleOf(name),
  search: (methods, search) => searchRows(methods, searchText, withoutSpaces(search)),
  exported: { name: 'payment-methods', fullLabel: 'Include full account numbers' },
};

/** A row's menu. Only this deletion is confirmed in the browser's own dialog, on purpose (docs/behaviour.md). */
function PaymentMethodActions({ method: { id, name } }: { method: PaymentMethod }) {
  const dispatch = useDispatch();
  const [deleteMethod] = useDeletePaymentMethodMutation();
  const { run, isBusy } = useOneAtATime();
  const open = (kind: PaymentMethodsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const remove = () =>
    window.confirm('Are you sure you want to delete this payment method?') && saveOrTell(deleteMethod(id));
  return (
    <RowMenu
      label={`Actions for ${titleOf(name)}`}
      isBusy={isBusy}
      items={editMenu({ edit: open('edit'), duplicate: open('duplicate'), remove: () => void run(remove) })}
    />
  );
}
