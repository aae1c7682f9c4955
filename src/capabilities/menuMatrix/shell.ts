import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  help: () => import(/* webpackChunkName: "help" */ './help'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
};
