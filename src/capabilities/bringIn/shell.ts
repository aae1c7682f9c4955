import { sectionAdditions } from '@/screen/section';
import { unsavedWork } from '@/screen/shell/unsavedWork';
import { fill, fillAt, type Parts } from '@/lib/slots';
import { unsavedRecords } from './unsaved';

export const parts: Parts = {
  '/how-to-use': () => import(/* webpackChunkName: "how-to-use" */ './sections/howToUse'),
  '/supplements': () => import(/* webpackChunkName: "supplements" */ './sections/supplements'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
  '/recipes': () => import(/* webpackChunkName: "recipes" */ './sections/recipes'),
  '/workouts': () => import(/* webpackChunkName: "workouts" */ './sections/workouts'),
};

const opened = (path: string, what: string) =>
  fillAt(sectionAdditions, path, { label: `Bring in ${what}`, view: { view: 'bring-in' } });

export const fills = [
  fill(unsavedWork, unsavedRecords),
  opened('/how-to-use', 'help texts'),
  opened('/supplements', 'supplements'),
  opened('/diet-plans', 'diet plans'),
  opened('/recipes', 'recipes'),
  opened('/workouts', 'exercises'),
];
