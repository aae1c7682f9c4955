import { Clipboard2Heart, Clipboard2HeartFill } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type highlightsApi } from '@/services/highlights';
import { type habitsApi } from '@/services/habits';
import { type trackerScreen } from './trackerScreen';

export const trackerSection = {
  path: '/tracker',
  label: 'Tracker',
  module: 'Tracker',
  key: 't',
  icons: [Clipboard2Heart, Clipboard2HeartFill],
  load: async () => (await import(/* webpackChunkName: "tracker" */ './TrackerPage')).screen,
  firstCalls: ['highlights/list'],
  additions: [
    { label: 'Add HighLights', view: { dialog: { kind: 'add' } } },
    { label: 'Add Habits', view: { tab: 'habits', dialog: { kind: 'add' } } },
  ],
  endpoints: async () => ({
    ...(await import(/* webpackChunkName: "palette" */ '@/services/highlights')).highlightsApi.endpoints,
    ...(await import(/* webpackChunkName: "palette" */ '@/services/habits')).habitsApi.endpoints,
  }),
  records: {
    listHighlights: {
      what: 'Highlight',
      label: ({ title }) => titleOf(title),
      view: ({ id }) => ({ dialog: { kind: 'items', id } }),
    },
    listHabits: {
      what: 'Habit',
      label: ({ name }) => titleOf(name),
      view: ({ id }) => ({ tab: 'habits', dialog: { kind: 'edit', id } }),
    },
  },
} as const satisfies Section<
  StateOf<typeof trackerScreen.slice>,
  typeof highlightsApi.endpoints & typeof habitsApi.endpoints
>;
