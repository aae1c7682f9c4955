import { type Section, type StateOf } from '@/screen/section';
import { type usersApi } from '@/services/users';
import { fullName } from '@/services/names';
import { type usersScreen } from './usersScreen';

export const usersSection = {
  path: '/users',
  label: 'Users',
  module: 'Users',
  key: 'u',
  load: async () => (await import(/* webpackChunkName: "users" */ './UsersPage')).screen,
  firstCalls: ['users/list'],
  additions: [
    { label: 'Add user', view: { dialog: { kind: 'add' } } },
    { label: 'Import', view: { dialog: { kind: 'import' } } },
  ],
  views: [{ label: 'Payments', view: { view: 'payments' } }],
  records: {
    listUsers: {
      what: 'User',
      label: (user) => `${fullName(user)} ${user.email}`,
      view: ({ id }) => ({ dialog: { kind: 'member', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof usersScreen>, typeof usersApi.endpoints>;
