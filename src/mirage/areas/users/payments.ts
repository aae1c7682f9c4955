import { type PaymentRow } from './rows';
import { between, chance, daysAgo, pick } from '../../database/random';

const METHODS = ['Stripe', 'JazzCash', 'EasyPaisa', 'Bank Transfer', 'PayPal'];
const RECEIPTS = 3;
const RUPEES_PER_DOLLAR = 280;

const inRupees = (dollars: string) => (Math.round((Number(dollars) * RUPEES_PER_DOLLAR) / 100) * 100).toFixed(2);

/** Makes the payment of a price in dollars; the practice checks a payment within two days. */
export function makePayment(n: number, price: string, days: number): PaymentRow {
  const paymentMethod = pick(METHODS, n, 'payment method');
  const isPaidInRupees = ['JazzCash', 'EasyPaisa'].includes(paymentMethod);
  const isChecked = days > 1 || chance(n, 'checked') > 0.5;
  return {
    file: `receipts/receipt-${between(1, RECEIPTS, n, 'receipt')}.svg`,
    amount: isPaidInRupees ? inRupees(price) : price,
    currency: isPaidInRupees ? 'PKR' : 'USD',
    paymentMethod,
    status: isChecked ? 'Succeeded' : 'Pending',
    paymentIntentId: paymentMethod === 'Stripe' ? `pi_3Q${between(10 ** 8, 10 ** 9, n, 'intent').toString(36)}` : null,
    createdAt: daysAgo(days),
    updatedAt: daysAgo(isChecked ? Math.max(0, days - chance(n, 'delay') * 2) : days),
  };
}
