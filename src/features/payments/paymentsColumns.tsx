import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { type PaymentMethod } from '@/services/payments';
import { AccountDetails, AdditionalInfo } from './AccountDetails';
import { PaymentActions } from './PaymentActions';
import { NO_VALUE, statusLabel } from './paymentsView';

/** §2 Payments: the table's columns. Made once, so that a row draws again only when its method changed. */
export const PAYMENTS_COLUMNS: Column<PaymentMethod>[] = [
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
    cell: ({ categoryTitle }) => categoryTitle || NO_VALUE,
  },
  {
    key: 'account',
    header: 'Account Details',
    className: 'payment-lines figures',
    cell: (method) => <AccountDetails method={method} />,
  },
  {
    key: 'additional',
    header: 'Additional Info',
    className: 'payment-lines figures',
    cell: (method) => <AdditionalInfo method={method} />,
  },
  {
    key: 'status',
    header: 'Status',
    isSortable: true,
    cell: (method) => <StatusBadge tone={method.isActive ? 'active' : 'inactive'}>{statusLabel(method)}</StatusBadge>,
  },
  { key: 'actions', header: 'Actions', cell: (method) => <PaymentActions method={method} /> },
];
