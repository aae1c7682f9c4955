import { type Parts } from '@/screen/slots';

export const parts: Parts = {
  '/dashboard': () => import(/* webpackChunkName: "dashboard" */ './sections/dashboard'),
};
