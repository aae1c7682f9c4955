import { Capsule } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type supplementsScreen } from './supplementsScreen';

export const supplementsSection = {
  path: '/supplements',
  label: 'Supplements',
  module: 'Supplements',
  key: 's',
  icon: Capsule,
  load: async () => (await import(/* webpackChunkName: "supplements" */ './SupplementsPage')).screen,
  firstCalls: ['supplements/list'],
  additions: [
    { label: 'Add Supplement', view: { dialog: { kind: 'add' } } },
    { label: 'Add Folder', view: { dialog: { kind: 'addFolder' } } },
  ],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './supplementRecord')).supplementRecord,
      view: ({ id }) => ({ dialog: { kind: 'details', id } }),
    },
  ],
} as const satisfies Section<StateOf<typeof supplementsScreen.slice>>;
