import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  '/community': () => import(/* webpackChunkName: "community" */ './sections/community'),
};
