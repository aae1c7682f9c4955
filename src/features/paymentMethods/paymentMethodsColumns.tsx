import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { NO_VALUE } from '@/components/table/texts';
import { type TableSpec } from '@/screen/list/tableContext';
import { type PaymentMethod, useDeletePaymentMethodMutation } from '@/services/paymentMethods';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { saveOrTell } from '@/screen/saveOrTell';
import { AccountDetails, AdditionalInfo } from './AccountDetails';
import { EXPORTED_METHODS, findMethods, statusLabel } from './paymentMethodsRows';
import { dialogOpened, type PaymentMethodsDialog } from './paymentMethodsScreen';

const hasAccount = ({ accountNumber, accountTitle, bankName }: PaymentMethod) =>
  Boolean(accountNumber || accountTitle || bankName);

/** The columns of the payment methods' table. A constant, so that a row re-renders only when its method changes. */
const PAYMENT_METHODS_COLUMNS: Column<PaymentMethod>[] = [
  {
    key: 'name',
    header: 'Payment Method',
    isSortable: true,
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
    isSortable: true,
    className: 'soft',
    fold: { under: 'name', below: 1080, label: 'hidden' },
    inCard: 'beside',
    cell: ({ categoryTitle }) => categoryTitle || NO_VALUE,
  },
  {
    key: 'account',
    header: 'Account Details',
    className: 'payment-lines figures',
    cell: (method) => (hasAccount(method) ? <AccountDetails method={method} /> : NO_VALUE),
  },
  {
    key: 'additional',
    header: 'Additional Info',
    className: 'payment-lines figures',
    cell: (method) => (method.iban || method.swiftCode ? <AdditionalInfo method={method} /> : NO_VALUE),
  },
  {
    key: 'status',
    header: 'Status',
    isSortable: true,
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
  find: findMethods,
  exported: { name: 'payment-methods', columns: EXPORTED_METHODS, fullLabel: 'Include full account numbers' },
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
