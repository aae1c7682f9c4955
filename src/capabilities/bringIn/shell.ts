import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  viewMenu: () => import(/* webpackChunkName: "view-dialogs" */ './viewMenu'),
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  '/how-to-use': () => import(/* webpackChunkName: "how-to-use" */ './sections/howToUse'),
  '/supplements': () => import(/* webpackChunkName: "supplements" */ './sections/supplements'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
  '/recipes': () => import(/* webpackChunkName: "recipes" */ './sections/recipes'),
  '/plans': () => import(/* webpackChunkName: "plans" */ './sections/plans'),
  '/banners': () => import(/* webpackChunkName: "banners" */ './sections/banners'),
  help: () => import(/* webpackChunkName: "help" */ './help'),
  '/workouts': () => import(/* webpackChunkName: "workouts" */ './sections/workouts'),
};
