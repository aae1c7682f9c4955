import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/notifications/dialogs': () => import(/* webpackChunkName: "notifications-dialogs" */ './notificationsDialogs'),
};
