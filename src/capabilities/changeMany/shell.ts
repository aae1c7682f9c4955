import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  help: () => import(/* webpackChunkName: "help" */ './help'),
  '/users': () => import(/* webpackChunkName: "users" */ './sections/users'),
  '/how-to-use': () => import(/* webpackChunkName: "how-to-use" */ './sections/howToUse'),
  '/supplements': () => import(/* webpackChunkName: "supplements" */ './sections/supplements'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
  '/recipes': () => import(/* webpackChunkName: "recipes" */ './sections/recipes'),
  '/workouts': () => import(/* webpackChunkName: "workouts" */ './sections/workouts'),
};
