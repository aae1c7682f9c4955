import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/users': () => import(/* webpackChunkName: "users" */ './sections/users'),
  '/recipes': () => import(/* webpackChunkName: "recipes" */ './sections/recipes'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
  '/workouts': () => import(/* webpackChunkName: "workouts" */ './sections/workouts'),
};
