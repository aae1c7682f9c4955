import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/moderators/dialogs': () => import(/* webpackChunkName: "moderators-dialogs" */ './moderatorsDialogs'),
};
