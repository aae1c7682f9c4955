import { Image } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type bannersScreen } from './bannersScreen';

export const bannersSection = {
  path: '/banners',
  label: 'Banner',
  module: 'Banner',
  key: 'b',
  icon: Image,
  load: async () => (await import(/* webpackChunkName: "banners" */ './BannersPage')).screen,
  firstCalls: ['banners/list'],
  additions: [{ label: 'Add Banner', view: { dialog: { kind: 'add' } } }],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './bannerRecord')).bannerRecord,
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  ],
} as const satisfies Section<StateOf<typeof bannersScreen.slice>>;
