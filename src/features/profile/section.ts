import { type Section, type StateOf } from '@/screen/section';
import { type profileScreen } from './profileScreen';

export const profileSection = {
  path: '/profile',
  label: 'Profile',
  module: 'Profile',
  key: 'o',
  load: async () => (await import(/* webpackChunkName: "profile" */ './ProfilePage')).screen,
  additions: [{ label: 'Edit Profile', view: { dialog: { kind: 'edit' } } }],
} as const satisfies Section<StateOf<typeof profileScreen>>;
