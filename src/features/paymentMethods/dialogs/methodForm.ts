import { object, string } from 'yup';
import { id, type Id } from '@/services/http/decode';
import { type PaymentMethod, type SavePaymentMethod } from '@/services/paymentMethods';

export interface MethodValues {
  name: string;
  type: string;
  /** The category's id as text; `''` for none. */
  category: string;
  accountNumber: string;
  accountTitle: string;
  bankName: string;
  iban: string;
  swiftCode: string;
  instructions: string;
  isActive: boolean;
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
  name: method.name,
  type: method.type,
  category: String(method.categoryId ?? ''),
  accountNumber: method.accountNumber,
  accountTitle: method.accountTitle,
  bankName: method.bankName,
  iban: method.iban,
  swiftCode: method.swiftCode,
  instructions: method.instructions,
  isActive: method.isActive,
});

/** The initial values of a duplicate. */
export const toCopy = (method: PaymentMethod): MethodValues => ({
  ...toValues(method),
  name: `Copy of ${method.name}`,
});

/** The request for values that passed the schema; without an id a method is created. */
export const toRequest = (values: MethodValues, methodId?: Id): SavePaymentMethod => ({
  id: methodId,
  name: values.name.trim(),
  type: values.type.trim(),
  categoryId: id(values.category),
  accountNumber: values.accountNumber.trim(),
  accountTitle: values.accountTitle.trim(),
  bankName: values.bankName.trim(),
  iban: values.iban.trim(),
  swiftCode: values.swiftCode.trim(),
  instructions: values.instructions.trim(),
  isActive: values.isActive,
});
