import { makePaymentMethod } from './paymentFactory';
import { type PaymentMethodRow } from './rows';
import { table, type WithDb } from '../../database/table';

/** The scenario replaces texts by position (`oddities.ts`): the second and the third row lose their texts. */
const METHODS: readonly Partial<PaymentMethodRow>[] = [
  { paymentMethodName: 'Without a category', paymentTypesCategoryId: null },
  {},
  {},
  { paymentMethodName: 'Of a category that is gone', paymentTypesCategoryId: '99', paymentType: 'Cheque' },
  {},
  { paymentMethodName: 'With spaces', iban: ' PK00 EXMP 0000 1234 5678 0001 ', accountNumber: '0000-1234 5678' },
];

/** Adds methods without a category, of a deleted one, of an unknown type, and with spaces in their numbers. */
export function seedOddPayments(db: WithDb) {
  table(db, 'paymentMethods').insertAll(METHODS.map((changes, n) => ({ ...makePaymentMethod(n), ...changes })));
}
