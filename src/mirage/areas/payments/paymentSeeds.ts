import { makePaymentMethod, PAYMENT_CATEGORIES, PAYMENT_METHOD_COUNT } from './paymentFactory';
import { table, type WithDb } from '../../database/table';

/** How members may pay. */
export function seedPayments(db: WithDb) {
  for (const title of PAYMENT_CATEGORIES) table(db, 'paymentCategories').insert({ title });
  for (let n = 0; n < PAYMENT_METHOD_COUNT; n += 1) table(db, 'paymentMethods').insert(makePaymentMethod(n));
}
