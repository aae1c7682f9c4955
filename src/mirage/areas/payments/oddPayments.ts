import { makePaymentMethod } from './paymentFactory';
import { type PaymentMethodRow } from './rows';
import { table, type WithDb } from '../../database/table';

/** The oddities befall rows by their place (`oddities.ts`): the second and the third lose their texts. */
const METHODS: readonly Partial<PaymentMethodRow>[] = [
  { paymentMethodName: 'Without a category', paymentTypesCategoryId: null },
  {},
  {},
  { paymentMethodName: 'Of a category that is gone', paymentTypesCategoryId: '99', paymentType: 'Cheque' },
  {},
  { paymentMethodName: 'With spaces', iban: ' PK00 EXMP 0000 1234 5678 0001 ', accountNumber: '0000-1234 5678' },
];

/** Over the default ones: methods without a place, of a type that is not offered, and with accounts as people type them. */
export function seedOddPayments(db: WithDb) {
  table(db, 'paymentMethods').insertAll(METHODS.map((changes, n) => ({ ...makePaymentMethod(n), ...changes })));
}
