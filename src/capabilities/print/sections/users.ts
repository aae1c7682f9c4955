import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/users/dialogs': () => import(/* webpackChunkName: "users-dialogs" */ './usersDialogs'),
};
