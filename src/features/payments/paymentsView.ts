import { compareText } from '@/components/format/order';
import { type PaymentMethod } from '@/services/payments';
import { type PaymentsSort } from './paymentsScreen';

type Methods = readonly PaymentMethod[];

export const statusLabel = ({ isActive }: PaymentMethod) => (isActive ? 'Active' : 'Inactive');

const withoutSpaces = (text: string) => text.replace(/ /g, '').toLowerCase();

/** What a row shows; spaces do not count, so that a grouped IBAN is found as it is read and as it is stored. */
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

/** The methods whose row holds the search, whatever its case. */
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

/** Equal ones, and all without a sort, stay as the server sent them. */
export function sortMethods(methods: Methods, sort: PaymentsSort | null): Methods {
  if (!sort) return methods;
  const turn = sort.direction === 'asc' ? 1 : -1;
  const valueOf = SORT_VALUES[sort.key];
  return [...methods].sort((one, other) => turn * compareText(valueOf(one), valueOf(other)));
}
