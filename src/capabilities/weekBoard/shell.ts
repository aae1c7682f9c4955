import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  help: () => import(/* webpackChunkName: "help" */ './help'),
  '/workouts': () => import(/* webpackChunkName: "workouts" */ './sections/workouts'),
};
