import { added, addedForGood, deletionsOf, edited, type Changes } from '../changes';
import { type SavePaymentMethod } from '@/services/paymentMethods';
import { methodRecord } from '@/features/paymentMethods/methodRecord';

/** How the journal describes the calls of the payment methods. */
export const changes = {
  savePaymentMethod: ({ id, ...values }: SavePaymentMethod) =>
    id === undefined ? added('payment method', values.name, 'Payments Plans') : edited(methodRecord, id, values),
  deletePaymentMethod: deletionsOf(methodRecord),
  createPaymentCategory: (title: string) => addedForGood('category', title, 'payment categories'),
} satisfies Changes;
