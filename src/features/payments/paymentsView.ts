import { type ExportColumn } from '@/components/export/table';
import { compareText } from '@/components/format/order';
import { type PaymentMethod } from '@/services/payments';
import { type PaymentsSort } from './paymentsScreen';

type Methods = readonly PaymentMethod[];

export const statusLabel = ({ isActive }: PaymentMethod) => (isActive ? 'Active' : 'Inactive');

const withoutSpaces = (text: string) => text.replace(/ /g, '').toLowerCase();

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
export function searchMethods(methods: Methods, search: string): Methods {
  const wanted = withoutSpaces(search);
  if (!wanted) return methods;
  return methods.filter((method) => searchText(method).includes(wanted));
}

const SORT_VALUES: Record<PaymentsSort['key'], (method: PaymentMethod) => string> = {
  name: ({ name }) => name,
  category: ({ categoryTitle }) => categoryTitle,
  status: statusLabel,
};

/** The methods in the table's order; equal ones, and all without a sort, stay in the server's order. */
export function sortMethods(methods: Methods, sort: PaymentsSort | null): Methods {
  if (!sort) return methods;
  const turn = sort.direction === 'asc' ? 1 : -1;
  const valueOf = SORT_VALUES[sort.key];
  return [...methods].sort((one, other) => turn * compareText(valueOf(one), valueOf(other)));
}

export const PAYMENTS_EXPORT: ExportColumn<PaymentMethod>[] = [
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

/** The methods that the search finds, in the table's order. */
export const exportedMethods = (methods: Methods | undefined, search: string, sort: PaymentsSort | null) =>
  sortMethods(searchMethods(methods ?? [], search), sort);
