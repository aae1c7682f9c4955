import { PersonBadge, PersonBadgeFill } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type moderatorsApi } from '@/services/moderators';
import { fullName } from '@/services/names';
import { type moderatorsScreen } from './moderatorsScreen';

export const moderatorsSection = {
  path: '/moderators',
  label: 'Moderators',
  module: 'Moderators',
  key: 'm',
  icons: [PersonBadge, PersonBadgeFill],
  load: async () => (await import(/* webpackChunkName: "moderators" */ './ModeratorsPage')).screen,
  firstCalls: ['users/list/employees'],
  additions: [{ label: 'Add Moderators', view: { dialog: { kind: 'add' } } }],
  endpoints: async () =>
    (await import(/* webpackChunkName: "palette" */ '@/services/moderators')).moderatorsApi.endpoints,
  records: {
    listModerators: {
      what: 'Moderator',
      label: (moderator) => `${fullName(moderator)} ${moderator.email}`,
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof moderatorsScreen.slice>, typeof moderatorsApi.endpoints>;
