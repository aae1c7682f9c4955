import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './dietPlans'),
};
