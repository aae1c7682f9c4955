import { Tags, TagsFill } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type plansApi } from '@/services/plans';
import { type plansScreen } from './plansScreen';

export const plansSection = {
  path: '/plans',
  label: 'Plans',
  module: 'Plans',
  key: 'p',
  icons: [Tags, TagsFill],
  load: async () => (await import(/* webpackChunkName: "plans" */ './PlansPage')).screen,
  firstCalls: ['plans/list'],
  additions: [{ label: 'Create New Plan', view: { dialog: { kind: 'add' } } }],
  endpoints: async () => (await import(/* webpackChunkName: "palette" */ '@/services/plans')).plansApi.endpoints,
  records: {
    listPlans: {
      what: 'Plan',
      label: ({ name }) => titleOf(name),
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof plansScreen.slice>, typeof plansApi.endpoints>;
