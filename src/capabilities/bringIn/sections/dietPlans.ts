import { type DietPlansLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { useShownLists } from '@/screen/list/listContext';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/diet-plans',
    what: 'diet plans',
    useIsFirst: () => useShownLists<DietPlansLists>().plans?.length === 0,
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './dietPlansBringIn')).DietPlansBringIn,
);
