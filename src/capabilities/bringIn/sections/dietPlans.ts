import { useListDietPlansQuery } from '@/services/dietPlans';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/diet-plans', what: 'diet plans', useIsFirst: () => useListDietPlansQuery().data?.length === 0 },
  async () => (await import(/* webpackChunkName: "bring-in" */ './DietPlansBringIn')).DietPlansBringIn,
);
