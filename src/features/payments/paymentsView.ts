import { searchRows, sortRows, type SortValues } from '@/screen/listView';
import { type ExportColumn } from '@/components/export/table';
import { type PaymentMethod } from '@/services/payments';
import { type PaymentsSort } from './paymentsScreen';

type Methods = readonly PaymentMethod[];

export const statusLabel = ({ isActive }: PaymentMethod) => (isActive ? 'Active' : 'Inactive');

const withoutSpaces = (text: string) => text.replace(/ /g, '');

/** A row's texts without spaces, so that an IBAN is found with and without its groups. */
const searchText = (method: PaymentMethod) =>
  withoutSpaces(
    [
      method.name,
      method.type,
      method.categoryTitle,
      method.accountNumber,
      method.accountTitle,
      method.bankName,
      method.iban,
      method.swiftCode,
    ].join('\n'),
  );

/** The methods whose row includes the search, ignoring case and spaces. */
export const searchMethods = (methods: Methods, search: string) =>
  searchRows(methods, searchText, withoutSpaces(search));

const SORT_VALUES: Required<SortValues<PaymentMethod, PaymentsSort['key']>> = {
  name: ({ name }) => name,
  category: ({ categoryTitle }) => categoryTitle,
  status: statusLabel,
};

/** The methods in the table's order; equal ones, and all without a sort, stay in the server's order. */
export const sortMethods = (methods: Methods, sort: PaymentsSort | null) => sortRows(methods, SORT_VALUES, sort);

export const PAYMENTS_EXPORT: ExportColumn<PaymentMethod>[] = [
  { header: 'Payment method', of: 'name', value: ({ name }) => name },
  { header: 'Payment type', of: 'name', value: ({ type }) => type },
  { header: 'Category', of: 'category', value: ({ categoryTitle }) => categoryTitle },
  { header: 'Account number', of: 'account', value: ({ accountNumber }) => accountNumber, isMasked: true },
  { header: 'Account title', of: 'account', value: ({ accountTitle }) => accountTitle },
  { header: 'Bank name', of: 'account', value: ({ bankName }) => bankName },
  { header: 'IBAN', of: 'additional', value: ({ iban }) => iban, isMasked: true },
  { header: 'SWIFT', of: 'additional', value: ({ swiftCode }) => swiftCode, isMasked: true },
  { header: 'Status', of: 'status', value: statusLabel },
];

/** The methods that the search finds, in the table's order. */
export const exportedMethods = (methods: Methods | undefined, search: string, sort: PaymentsSort | null) =>
  sortMethods(searchMethods(methods ?? [], search), sort);
