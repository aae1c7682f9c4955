import { omit, recordKind } from '@/screen/record/record';
import { paymentMethodsApi, type PaymentMethod } from '@/services/paymentMethods';

const { listPaymentMethods, savePaymentMethod } = paymentMethodsApi.endpoints;

export const methodRecord = recordKind({
  noun: 'payment method',
  endpoint: listPaymentMethods,
  rows: (methods) => methods,
  name: ({ name }) => name,
  values: (row: PaymentMethod) => omit(row, 'id', 'categoryTitle'),
  required: ['name', 'type', 'accountNumber', 'accountTitle'],
  labels: {
    name: 'Name',
    type: 'Payment type',
    categoryId: 'Category',
    accountNumber: 'Account number',
    accountTitle: 'Account title',
    bankName: 'Bank name',
    iban: 'IBAN',
    swiftCode: 'SWIFT code',
    instructions: 'Instructions',
    isActive: 'Active',
  },
  save: (id, values) => savePaymentMethod.initiate({ id, ...values }),
});
