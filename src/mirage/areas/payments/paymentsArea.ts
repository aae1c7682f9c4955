import { makeMany } from '../../database/factoryOf';
import { table } from '../../database/table';
import { type Area } from '../area';
import { seedOddPayments } from './oddPayments';
import {
  makePaymentMethod,
  PAYMENT_CATEGORIES,
  PAYMENT_METHOD_COUNT,
  paymentCategoryFactory,
  paymentMethodFactory,
} from './paymentFactory';
import { paymentHandlers } from './paymentHandlers';

export const paymentsArea = {
  factories: { paymentCategory: paymentCategoryFactory, paymentMethod: paymentMethodFactory },
  handlers: [paymentHandlers],
  seed: (db) => {
    table(db, 'paymentCategories').insertAll(PAYMENT_CATEGORIES.map((title) => ({ title })));
    table(db, 'paymentMethods').insertAll(makeMany(PAYMENT_METHOD_COUNT, makePaymentMethod));
  },
  seedOdd: seedOddPayments,
} satisfies Area;
