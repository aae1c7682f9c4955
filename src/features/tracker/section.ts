import { Clipboard2Heart } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type trackerScreen } from './trackerScreen';

export const trackerSection = {
  path: '/tracker',
  label: 'Tracker',
  module: 'Tracker',
  key: 't',
  icon: Clipboard2Heart,
  load: async () => (await import(/* webpackChunkName: "tracker" */ './TrackerPage')).screen,
  firstCalls: ['highlights/list'],
  additions: [
    { label: 'Add HighLights', view: { dialog: { kind: 'add' } } },
    { label: 'Add Habits', view: { tab: 'habits', dialog: { kind: 'add' } } },
  ],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './highlights/highlightRecord')).highlightRecord,
      view: ({ id }) => ({ dialog: { kind: 'items', id } }),
    },
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './habits/habitRecord')).habitRecord,
      view: ({ id }) => ({ tab: 'habits', dialog: { kind: 'edit', id } }),
    },
  ],
} as const satisfies Section<StateOf<typeof trackerScreen.slice>>;
