import { added, addedForGood, deletionsOf, edited, omit, recordKind, type Changes } from '@/screen/journal/changes';
import { paymentMethodsApi, type PaymentMethod, type SavePaymentMethod } from '@/services/paymentMethods';

const { listPaymentMethods, savePaymentMethod } = paymentMethodsApi.endpoints;

const method = recordKind({
  noun: 'payment method',
  endpoint: listPaymentMethods,
  rows: (methods) => methods,
  name: ({ name }) => name,
  values: (row: PaymentMethod) => omit(row, 'id', 'categoryTitle'),
  needs: ['name', 'type', 'accountNumber', 'accountTitle'],
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
  restore: (id, values) => savePaymentMethod.initiate({ id, ...values }),
});

/** How the journal describes the calls of the payment methods. */
export const paymentMethodsChanges = {
  savePaymentMethod: ({ id, ...values }: SavePaymentMethod) =>
    id === undefined ? added('payment method', values.name, 'Payments Plans') : edited(method, id, values),
  deletePaymentMethod: deletionsOf(method),
  createPaymentCategory: (title: string) => addedForGood('category', title, 'payment categories'),
} satisfies Changes;
