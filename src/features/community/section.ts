import { ChatSquareText } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type communityApi } from '@/services/community';
import { type communityScreen } from './communityScreen';

export const communitySection = {
  path: '/community',
  label: 'Community',
  module: 'Community',
  key: 'c',
  icon: ChatSquareText,
  load: async () => (await import(/* webpackChunkName: "community" */ './CommunityPage')).screen,
  firstCalls: ['community/list/categories'],
  additions: [{ label: 'Add Group', view: { dialog: { kind: 'addGroup' } } }],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './communityRecords')).groupRecord,
      view: ({ id }) => ({ group: id }),
    },
  ],
  reads: { listPosts: { forEach: 'listGroups' }, listComments: { forEach: 'listPosts' } },
} as const satisfies Section<StateOf<typeof communityScreen>, typeof communityApi.endpoints>;
