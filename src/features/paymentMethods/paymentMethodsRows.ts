import { searchRows, sortRows, type SortValues } from '@/screen/listRows';
import { type ExportColumn } from '@/components/export/table';
import { type Sort } from '@/components/table/sort';
import { type PaymentMethod } from '@/services/paymentMethods';
import { type SORT_KEYS } from './paymentMethodsScreen';

export const statusLabel = ({ isActive }: PaymentMethod) => (isActive ? 'Active' : 'Inactive');

const withoutSpaces = (text: string) => text.replace(/[^\S\n]/g, '');

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

const SORT_VALUES: Required<SortValues<PaymentMethod, (typeof SORT_KEYS)[number]>> = {
  name: ({ name }) => name,
  category: ({ categoryTitle }) => categoryTitle,
  status: statusLabel,
};

/** The methods whose row includes the search, ignoring case and spaces, in the table's order. */
export const findMethods = (methods: readonly PaymentMethod[], search: string, sort: Sort | null) =>
  sortRows(searchRows(methods, searchText, withoutSpaces(search)), SORT_VALUES, sort);

export const EXPORTED_METHODS: ExportColumn<PaymentMethod>[] = [
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
