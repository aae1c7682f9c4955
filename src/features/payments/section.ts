import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type paymentsApi } from '@/services/payments';
import { type paymentsScreen } from './paymentsScreen';

export const paymentsSection = {
  path: '/payments',
  label: 'Payments Plans',
  module: 'Payments Plans',
  key: 'y',
  load: async () => (await import(/* webpackChunkName: "payments" */ './PaymentsPage')).screen,
  firstCalls: ['paymentTypes/v2/list'],
  additions: [
    { label: 'Add Payment Method', view: { dialog: { kind: 'add' } } },
    { label: 'Add Category', view: { dialog: { kind: 'addCategory' } } },
  ],
  records: {
    listPaymentMethods: {
      what: 'Payment method',
      label: ({ name }) => titleOf(name),
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof paymentsScreen>, typeof paymentsApi.endpoints>;
