import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  help: () => import(/* webpackChunkName: "help" */ './help'),
  '/community': () => import(/* webpackChunkName: "community" */ './sections/community'),
};
