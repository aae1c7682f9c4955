import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/recipes': () => import(/* webpackChunkName: "recipes" */ './sections/recipes'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
  '/supplements': () => import(/* webpackChunkName: "supplements" */ './sections/supplements'),
  '/how-to-use': () => import(/* webpackChunkName: "how-to-use" */ './sections/howToUse'),
};
