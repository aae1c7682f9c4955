import { type Parts } from '@/screen/slots';

export const parts: Parts = {
  '/community/dialogs': () => import(/* webpackChunkName: "community-dialogs" */ './communityDialogs'),
};
