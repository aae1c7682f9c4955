import { Capsule, CapsulePill } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type supplementsApi } from '@/services/supplements';
import { type supplementsScreen } from './supplementsScreen';

export const supplementsSection = {
  path: '/supplements',
  label: 'Supplements',
  module: 'Supplements',
  key: 's',
  icons: [Capsule, CapsulePill],
  load: async () => (await import(/* webpackChunkName: "supplements" */ './SupplementsPage')).screen,
  firstCalls: ['supplements/list'],
  additions: [
    { label: 'Add Supplement', view: { dialog: { kind: 'add' } } },
    { label: 'Add Folder', view: { dialog: { kind: 'addFolder' } } },
  ],
  endpoints: async () =>
    (await import(/* webpackChunkName: "palette" */ '@/services/supplements')).supplementsApi.endpoints,
  nestedRecords: {
    listSupplements: {
      what: 'Supplement',
      within: 'items',
      label: ({ title }) => titleOf(title),
      view: ({ id }) => ({ dialog: { kind: 'details', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof supplementsScreen.slice>, typeof supplementsApi.endpoints>;
