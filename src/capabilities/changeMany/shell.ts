import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  viewMenu: () => import(/* webpackChunkName: "view-dialogs" */ './viewMenu'),
  help: () => import(/* webpackChunkName: "help" */ './help'),
  '/plans': () => import(/* webpackChunkName: "plans" */ './sections/plans'),
  '/banners': () => import(/* webpackChunkName: "banners" */ './sections/banners'),
  '/users': () => import(/* webpackChunkName: "users" */ './sections/users'),
  '/how-to-use': () => import(/* webpackChunkName: "how-to-use" */ './sections/howToUse'),
  '/supplements': () => import(/* webpackChunkName: "supplements" */ './sections/supplements'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
  '/recipes': () => import(/* webpackChunkName: "recipes" */ './sections/recipes'),
  '/workouts': () => import(/* webpackChunkName: "workouts" */ './sections/workouts'),
};
