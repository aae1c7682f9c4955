import { sectionViews } from '@/screen/section';
import { fillAt, type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/banners': () => import(/* webpackChunkName: "banners" */ './sections/banners'),
  '/plans': () => import(/* webpackChunkName: "plans" */ './sections/plans'),
  '/how-to-use': () => import(/* webpackChunkName: "how-to-use" */ './sections/howToUse'),
  '/supplements': () => import(/* webpackChunkName: "supplements" */ './sections/supplements'),
  '/notifications': () => import(/* webpackChunkName: "notifications" */ './sections/notifications'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
  '/recipes': () => import(/* webpackChunkName: "recipes" */ './sections/recipes'),
  '/workouts': () => import(/* webpackChunkName: "workouts" */ './sections/workouts'),
};

export const fills = Object.keys(parts).map((path) =>
  fillAt(sectionViews, path, { label: 'Checks', view: { view: 'checks' } }),
);
