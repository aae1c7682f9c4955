import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  help: () => import(/* webpackChunkName: "help" */ './help'),
  '/users': () => import(/* webpackChunkName: "users" */ './sections/users'),
};
