import { QuestionCircle } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type howToUseScreen } from './howToUseScreen';

export const howToUseSection = {
  path: '/how-to-use',
  label: 'How to use',
  module: 'How to use',
  key: 'h',
  icon: QuestionCircle,
  load: async () => (await import(/* webpackChunkName: "how-to-use" */ './HowToUsePage')).screen,
  firstCalls: ['howToUse/list'],
  additions: [
    { label: 'Add Content', view: { dialog: { kind: 'add' } } },
    { label: 'Add Category', view: { dialog: { kind: 'addCategory' } } },
  ],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './contentRecord')).contentRecord,
      what: 'Help',
      view: ({ id }) => ({ dialog: { kind: 'details', id } }),
    },
  ],
} as const satisfies Section<StateOf<typeof howToUseScreen.slice>>;
