import { Calendar2Week } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type dietPlansScreen } from './dietPlansScreen';

export const dietPlansSection = {
  path: '/diet-plans',
  label: 'Diet Plans',
  module: 'Diet Plans',
  key: 'e',
  icon: Calendar2Week,
  load: async () => (await import(/* webpackChunkName: "diet-plans" */ './DietPlansPage')).screen,
  firstCalls: ['dishes/list/category', 'meals/list'],
  additions: [{ label: 'Add Diet Plan', view: { dialog: { kind: 'add' } } }],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './dietPlanRecord')).dietPlanRecord,
      view: ({ id }) => ({ dialog: { kind: 'details', id } }),
    },
  ],
} as const satisfies Section<StateOf<typeof dietPlansScreen.slice>>;
