import { omit } from '@/screen/record/record';
import { object, string } from 'yup';
import { id, type Id } from '@/services/http/decode';
import { type PaymentMethod, type SavePaymentMethod } from '@/services/paymentMethods';

export interface MethodValues extends Omit<SavePaymentMethod, 'id' | 'categoryId'> {
  /** The category's id as text; `''` for none. */
  category: string;
}

export const PAYMENT_TYPES = ['Stripe', 'JazzCash', 'EasyPaisa', 'Bank Transfer', 'PayPal', 'Other'] as const;

export const NEW_METHOD: MethodValues = {
  name: '',
  type: '',
  category: '',
  accountNumber: '',
  accountTitle: '',
  bankName: '',
  iban: '',
  swiftCode: '',
  instructions: '',
  isActive: true,
};

export const methodSchema = object({
  name: string().trim().required('Payment method name is required'),
  type: string().trim().required('Payment type is required'),
  accountNumber: string().trim().required('Account number is required'),
  accountTitle: string().trim().required('Account title is required'),
});

export const toValues = (method: PaymentMethod): MethodValues => ({
  ...NEW_METHOD,
  ...omit(method, 'id', 'categoryId', 'categoryTitle'),
  category: String(method.categoryId ?? ''),
});

/** The initial values of a duplicate. */
export const toCopy = (method: PaymentMethod): MethodValues => ({
  ...toValues(method),
  name: `Copy of ${method.name}`,
});

/** The request for values that passed the schema; without an id a method is created. */
export const toRequest = ({ category, isActive, ...lines }: MethodValues, methodId?: Id): SavePaymentMethod => {
  const trimmed = Object.entries(lines).map(([name, text]) => [name, text.trim()]);
  return { id: methodId, ...(Object.fromEntries(trimmed) as typeof lines), categoryId: id(category), isActive };
};
