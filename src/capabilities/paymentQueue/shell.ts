import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  help: () => import(/* webpackChunkName: "help" */ './help'),
  '/users': () => import(/* webpackChunkName: "users" */ './sections/users'),
};
