import { fillAt } from '@/lib/slots';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { sectionRooms } from '@/screen/section';
import { dialogKinds } from '@/screen/urlFields';
import { memberSlice, memberUrlFields } from '../memberSlice';

const memberPanel = lazyDialogs(
  '/users',
  async () => (await import(/* webpackChunkName: "users-member" */ '../MemberPanel')).MemberPanel,
);

export const fills = [
  fillAt(sectionRooms, '/users', { slice: memberSlice, urlFields: memberUrlFields }),
  fillAt(dialogKinds, '/users', { kind: 'member', of: memberPanel }),
];
