import { figure } from '@/components/format/number';
import { type Payment } from '@/services/userTypes';

/** `27,700.00`; an amount that is no number stays as it was sent. */
export function amountText({ amount }: Payment): string {
  const [, whole, decimals] = /^(\d+)(\.\d+)?$/.exec(amount.trim()) ?? [];
  return whole ? `${figure(Number(whole))}${decimals ?? ''}` : amount;
}

/** An amount with its currency. */
export const moneyText = (payment: Payment) => `${amountText(payment)} ${payment.currency}`.trim();
