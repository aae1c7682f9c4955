import { CreditCard } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type paymentMethodsScreen } from './paymentMethodsScreen';

export const paymentMethodsSection = {
  path: '/payments',
  label: 'Payments Plans',
  module: 'Payments Plans',
  key: 'y',
  icon: CreditCard,
  load: async () => (await import(/* webpackChunkName: "payments" */ './PaymentMethodsPage')).screen,
  firstCalls: ['paymentTypes/v2/list'],
  additions: [
    { label: 'Add Payment Method', view: { dialog: { kind: 'add' } } },
    { label: 'Add Category', view: { dialog: { kind: 'addCategory' } } },
  ],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './methodRecord')).methodRecord,
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  ],
} as const satisfies Section<StateOf<typeof paymentMethodsScreen.slice>>;
