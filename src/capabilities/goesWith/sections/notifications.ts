import { type Parts } from '@/screen/slots';

export const parts: Parts = {
  '/notifications/dialogs': () => import(/* webpackChunkName: "notifications-dialogs" */ './notificationsDialogs'),
};
