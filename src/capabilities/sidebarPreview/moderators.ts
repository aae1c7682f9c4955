import { type Parts } from '@/screen/slots';

export const parts: Parts = {
  '/moderators/dialogs': () => import(/* webpackChunkName: "moderators-dialogs" */ './moderatorsDialogs'),
};
