import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/community/dialogs': () => import(/* webpackChunkName: "community-dialogs" */ './communityDialogs'),
};
