import { Calendar2Week, Calendar2WeekFill } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type dietPlansApi } from '@/services/dietPlans';
import { type dietPlansScreen } from './dietPlansScreen';

export const dietPlansSection = {
  path: '/diet-plans',
  label: 'Diet Plans',
  module: 'Diet Plans',
  key: 'e',
  icons: [Calendar2Week, Calendar2WeekFill],
  load: async () => (await import(/* webpackChunkName: "diet-plans" */ './DietPlansPage')).screen,
  firstCalls: ['dishes/list/category', 'meals/list'],
  additions: [{ label: 'Add Diet Plan', view: { dialog: { kind: 'add' } } }],
  views: [{ label: 'Menu matrix', view: { view: 'matrix' } }],
  endpoints: async () =>
    (await import(/* webpackChunkName: "palette" */ '@/services/dietPlans')).dietPlansApi.endpoints,
  records: {
    listDietPlans: {
      what: 'Diet plan',
      label: ({ title }) => titleOf(title),
      view: ({ id }) => ({ dialog: { kind: 'details', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof dietPlansScreen.slice>, typeof dietPlansApi.endpoints>;
