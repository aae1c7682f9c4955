import { CreditCard, CreditCardFill } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type paymentMethodsApi } from '@/services/paymentMethods';
import { type paymentMethodsScreen } from './paymentMethodsScreen';

export const paymentMethodsSection = {
  path: '/payments',
  label: 'Payments Plans',
  module: 'Payments Plans',
  key: 'y',
  icons: [CreditCard, CreditCardFill],
  load: async () => (await import(/* webpackChunkName: "payments" */ './PaymentMethodsPage')).screen,
  firstCalls: ['paymentTypes/v2/list'],
  additions: [
    { label: 'Add Payment Method', view: { dialog: { kind: 'add' } } },
    { label: 'Add Category', view: { dialog: { kind: 'addCategory' } } },
  ],
  endpoints: async () =>
    (await import(/* webpackChunkName: "palette" */ '@/services/paymentMethods')).paymentMethodsApi.endpoints,
  records: {
    listPaymentMethods: {
      what: 'Payment method',
      label: ({ name }) => titleOf(name),
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof paymentMethodsScreen.slice>, typeof paymentMethodsApi.endpoints>;
