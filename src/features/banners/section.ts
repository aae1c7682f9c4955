import { Image, ImageFill } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type bannersApi } from '@/services/banners';
import { type bannersScreen } from './bannersScreen';

export const bannersSection = {
  path: '/banners',
  label: 'Banner',
  module: 'Banner',
  key: 'b',
  icons: [Image, ImageFill],
  load: async () => (await import(/* webpackChunkName: "banners" */ './BannersPage')).screen,
  firstCalls: ['banners/list'],
  additions: [{ label: 'Add Banner', view: { dialog: { kind: 'add' } } }],
  endpoints: async () => (await import(/* webpackChunkName: "palette" */ '@/services/banners')).bannersApi.endpoints,
  records: {
    listBanners: {
      what: 'Banner',
      label: ({ link }) => titleOf(link),
      view: ({ id }) => ({ dialog: { kind: 'edit', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof bannersScreen.slice>, typeof bannersApi.endpoints>;
