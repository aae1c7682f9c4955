import { QuestionCircle, QuestionCircleFill } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type howToUseApi } from '@/services/howToUse';
import { type howToUseScreen } from './howToUseScreen';

export const howToUseSection = {
  path: '/how-to-use',
  label: 'How to use',
  module: 'How to use',
  key: 'h',
  icons: [QuestionCircle, QuestionCircleFill],
  load: async () => (await import(/* webpackChunkName: "how-to-use" */ './HowToUsePage')).screen,
  firstCalls: ['howToUse/list'],
  additions: [
    { label: 'Add Content', view: { dialog: { kind: 'add' } } },
    { label: 'Add Category', view: { dialog: { kind: 'addCategory' } } },
  ],
  endpoints: async () => (await import(/* webpackChunkName: "palette" */ '@/services/howToUse')).howToUseApi.endpoints,
  nestedRecords: {
    listHowToUse: {
      what: 'Help',
      within: 'items',
      label: ({ title }) => titleOf(title),
      view: ({ id }) => ({ dialog: { kind: 'details', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof howToUseScreen.slice>, typeof howToUseApi.endpoints>;
