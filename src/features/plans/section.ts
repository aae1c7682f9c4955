import { Tags } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type plansScreen } from './plansScreen';

export const plansSection = {
  path: '/plans',
  label: 'Plans',
  module: 'Plans',
  key: 'p',
  icon: Tags,
  load: async () => (await import(/* webpackChunkName: "plans" */ './PlansPage')).screen,
  firstCalls: ['plans/list'],
  additions: [{ label: 'Create New Plan', view: { dialog: { kind: 'add' } } }],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './planRecord')).planRecord,
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  ],
} as const satisfies Section<StateOf<typeof plansScreen.slice>>;
