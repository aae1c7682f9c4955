import { type PaymentRow } from './rows';
import { between, chance, daysAgo, pick } from '../../database/random';

const METHODS = ['Stripe', 'JazzCash', 'EasyPaisa', 'Bank Transfer', 'PayPal'];
const RUPEES_PER_DOLLAR = 280;

/** Proofs are kept of those who joined last (seed-art/draw-receipts.mjs). */
const PROOFS = 64;

const inRupees = (dollars: string) => (Math.round((Number(dollars) * RUPEES_PER_DOLLAR) / 100) * 100).toFixed(2);

/** So many days ago, and nobody has looked at it yet. */
const pending = (days: number): Partial<PaymentRow> => ({
  status: 'Pending',
  createdAt: daysAgo(days),
  updatedAt: daysAgo(days),
});

const REFERENCE = '20261112-771204';

/** What differs in the payments of some users, by their number: pending ones, and what there is to look at in them. */
const DIFFERENT: Record<number, () => Partial<PaymentRow>> = {
  0: () => pending(5 / 24),
  2: () => pending(2),
  3: () => pending(8), // before joining
  4: () => ({ ...pending(4), paymentIntentId: intentOf(17) }),
  5: () => ({ ...pending(6), file: 'receipts/transfer-6.svg', amount: '89.00', paymentIntentId: REFERENCE }),
  7: () => ({ ...pending(9), file: 'receipts/transfer-8.svg' }), // the same bytes as of user 10
  8: () => pending(10),
  14: () => ({ paymentIntentId: REFERENCE }), // and the same bytes as the file of user 5
};

const intentOf = (n: number) => `pi_3Q${between(10 ** 8, 10 ** 9, n, 'intent').toString(36)}`;

/** Makes the payment of a price in dollars; the practice looks at most of them within two days. */
export function makePayment(n: number, price: string, days: number): PaymentRow {
  const paymentMethod = pick(METHODS, n, 'payment method');
  const isPaidInRupees = ['JazzCash', 'EasyPaisa'].includes(paymentMethod);
  return {
    file: n < PROOFS ? `receipts/receipt-${n + 1}.svg` : '',
    amount: isPaidInRupees ? inRupees(price) : price,
    currency: isPaidInRupees ? 'PKR' : 'USD',
    paymentMethod,
    status: 'Succeeded',
    paymentIntentId: paymentMethod === 'Stripe' ? intentOf(n) : null,
    createdAt: daysAgo(days),
    updatedAt: daysAgo(Math.max(0, days - chance(n, 'delay') * 2)),
    ...DIFFERENT[n]?.(),
  };
}
