import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { type ExportColumn } from '@/components/export/table';
import { type PaymentMethod } from '@/services/payments';
import { selectPaymentsScreen } from './paymentsScreen';
import { searchMethods, sortMethods, statusLabel } from './paymentsView';

const COLUMNS: ExportColumn<PaymentMethod>[] = [
  { header: 'Payment method', value: ({ name }) => name },
  { header: 'Payment type', value: ({ type }) => type },
  { header: 'Category', value: ({ categoryTitle }) => categoryTitle },
  { header: 'Account number', value: ({ accountNumber }) => accountNumber, isMasked: true },
  { header: 'Account title', value: ({ accountTitle }) => accountTitle },
  { header: 'Bank name', value: ({ bankName }) => bankName },
  { header: 'IBAN', value: ({ iban }) => iban, isMasked: true },
  { header: 'SWIFT', value: ({ swiftCode }) => swiftCode, isMasked: true },
  { header: 'Status', value: statusLabel },
];

const NO_METHODS: readonly PaymentMethod[] = [];

/** Exports the methods that the search finds, in the table's order. Without a tick their accounts cannot be used. */
export function PaymentsExport({ methods = NO_METHODS }: { methods: readonly PaymentMethod[] | undefined }) {
  const { search, sort } = useSelector(selectPaymentsScreen);
  return (
    <ExportButton
      name="payment-methods"
      columns={COLUMNS}
      rows={() => sortMethods(searchMethods(methods, search), sort)}
      fullLabel="Include full account numbers"
    />
  );
}
