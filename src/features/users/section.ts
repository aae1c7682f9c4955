import { People, PeopleFill } from 'react-bootstrap-icons';
import { type Section } from '@/screen/section';
import { type usersApi } from '@/services/users';
import { fullName } from '@/services/names';
import { type UsersView } from './usersRooms';

export const usersSection = {
  path: '/users',
  label: 'Users',
  module: 'Users',
  key: 'u',
  icons: [People, PeopleFill],
  load: async () => (await import(/* webpackChunkName: "users" */ './UsersPage')).screen,
  firstCalls: ['users/list'],
  additions: [
    { label: 'Add user', view: { dialog: { kind: 'add' } } },
    { label: 'Import', view: { dialog: { kind: 'import' } } },
  ],
  views: [{ label: 'Payments', view: { view: 'payers' } }],
  endpoints: async () => (await import(/* webpackChunkName: "palette" */ '@/services/users')).usersApi.endpoints,
  records: {
    listUsers: {
      what: 'User',
      label: (user) => `${fullName(user)} ${user.email}`,
      view: ({ id }) => ({ dialog: { kind: 'member', id } }),
      isLarge: true,
    },
  },
  reads: { getUserProgress: { forEach: 'listUsers' } },
} as const satisfies Section<UsersView, typeof usersApi.endpoints>;
