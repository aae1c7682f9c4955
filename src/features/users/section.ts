import { People } from 'react-bootstrap-icons';
import { read } from '@/lib/slots';
import { type Section } from '@/screen/section';
import { type usersApi } from '@/services/users';
import { personDialog } from './personDialog';
import { type UsersView } from './usersRooms';

export const usersSection = {
  path: '/users',
  label: 'Users',
  module: 'Users',
  key: 'u',
  icon: People,
  load: async () => (await import(/* webpackChunkName: "users" */ './UsersPage')).screen,
  firstCalls: ['users/list'],
  additions: [
    { label: 'Add user', view: { dialog: { kind: 'add' } } },
    { label: 'Import', view: { dialog: { kind: 'import' } } },
  ],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './userRecords')).userRecord,
      view: ({ id }) => ({ dialog: { kind: read(personDialog)[0] ?? 'assessment', id } }),
    },
  ],
  reads: { getUserProgress: { forEach: 'listUsers' } },
} as const satisfies Section<UsersView, typeof usersApi.endpoints>;
