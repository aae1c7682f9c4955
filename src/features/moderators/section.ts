import { PersonBadge } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type moderatorsScreen } from './moderatorsScreen';

export const moderatorsSection = {
  path: '/moderators',
  label: 'Moderators',
  module: 'Moderators',
  key: 'm',
  icon: PersonBadge,
  load: async () => (await import(/* webpackChunkName: "moderators" */ './ModeratorsPage')).screen,
  firstCalls: ['users/list/employees'],
  additions: [{ label: 'Add Moderators', view: { dialog: { kind: 'add' } } }],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './moderatorRecord')).moderatorRecord,
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  ],
} as const satisfies Section<StateOf<typeof moderatorsScreen.slice>>;
