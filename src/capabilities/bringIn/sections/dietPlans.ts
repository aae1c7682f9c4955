import { dietPlansApi } from '@/services/dietPlans';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/diet-plans',
    what: 'diet plans',
    useIsFirst: () => dietPlansApi.endpoints.listDietPlans.useQueryState().data?.length === 0,
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './DietPlansBringIn')).DietPlansBringIn,
);
