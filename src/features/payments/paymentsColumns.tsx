import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { type PaymentMethod } from '@/services/payments';
import { AccountLine } from './AccountLine';
import { PaymentActions } from './PaymentActions';
import { statusLabel } from './paymentsView';

const NO_VALUE = 'N/A';

/** §2 Payments: the table's columns. Made once, so that a row draws again only when its method changed. */
export const PAYMENTS_COLUMNS: Column<PaymentMethod>[] = [
  {
    key: 'name',
    header: 'Payment Method',
    isSortable: true,
    className: 'lines',
    cell: ({ name, type }) => (
      <>
        <span className="name">{titleOf(name)}</span>
        <span className="meta">{type}</span>
      </>
    ),
  },
  {
    key: 'category',
    header: 'Category',
    isSortable: true,
    className: 'soft',
    cell: ({ categoryTitle }) => categoryTitle || NO_VALUE,
  },
  {
    key: 'account',
    header: 'Account Details',
    className: 'lines figures',
    cell: (method) => (
      <>
        <AccountLine method={method} field="accountNumber" what="account number" />
        <span className="meta clip">{method.accountTitle}</span>
        {method.bankName && <span className="meta clip">{method.bankName}</span>}
      </>
    ),
  },
  {
    key: 'additional',
    header: 'Additional Info',
    className: 'lines figures',
    cell: (method) =>
      method.iban || method.swiftCode ? (
        <>
          <AccountLine method={method} field="iban" what="IBAN" isNamed />
          <AccountLine method={method} field="swiftCode" what="SWIFT" isNamed />
        </>
      ) : (
        NO_VALUE
      ),
  },
  {
    key: 'status',
    header: 'Status',
    isSortable: true,
    cell: (method) => <StatusBadge tone={method.isActive ? 'active' : 'inactive'}>{statusLabel(method)}</StatusBadge>,
  },
  { key: 'actions', header: 'Actions', cell: (method) => <PaymentActions method={method} /> },
];
