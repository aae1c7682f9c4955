import { type PaymentRow } from '../models';
import { between, chance, daysAgo, pick } from '../random';

const METHODS = ['Stripe', 'JazzCash', 'EasyPaisa', 'Bank Transfer', 'PayPal'];
const RECEIPTS = 3;

/** The payment for a plan, made that many days ago and checked by the practice within two days. */
export function makePayment(n: number, amount: string, days: number): PaymentRow {
  const paymentMethod = pick(METHODS, n, 'payment method');
  const isChecked = days > 1 || chance(n, 'checked') > 0.5;
  return {
    file: `receipts/receipt-${between(1, RECEIPTS, n, 'receipt')}.svg`,
    amount,
    currency: ['JazzCash', 'EasyPaisa'].includes(paymentMethod) ? 'PKR' : 'USD',
    paymentMethod,
    status: isChecked ? 'Succeeded' : 'Pending',
    paymentIntentId: paymentMethod === 'Stripe' ? `pi_3Q${between(10 ** 8, 10 ** 9, n, 'intent').toString(36)}` : null,
    createdAt: daysAgo(days),
    updatedAt: daysAgo(isChecked ? Math.max(0, days - chance(n, 'delay') * 2) : days),
  };
}
