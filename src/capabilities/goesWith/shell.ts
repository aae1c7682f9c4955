import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/recipes': () => import(/* webpackChunkName: "recipes" */ './sections/recipes'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
  '/community': () => import(/* webpackChunkName: "community" */ './sections/community'),
  '/notifications': () => import(/* webpackChunkName: "notifications" */ './sections/notifications'),
};
