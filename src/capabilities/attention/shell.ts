import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/dashboard': () => import(/* webpackChunkName: "dashboard" */ './sections/dashboard'),
  help: () => import(/* webpackChunkName: "help" */ './help'),
};
