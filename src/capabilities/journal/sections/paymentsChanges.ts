import { addedForGood, deletionsOf, editsOf, type Changes } from '../changes';
import { methodRecord } from '@/features/paymentMethods/methodRecord';

/** How the journal describes the calls of the payment methods. */
export const changes = {
  savePaymentMethod: editsOf(methodRecord, 'Payments Plans'),
  deletePaymentMethod: deletionsOf(methodRecord),
  createPaymentCategory: (title: string) => addedForGood('category', title, 'payment categories'),
} satisfies Changes;
