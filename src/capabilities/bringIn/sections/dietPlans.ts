import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/diet-plans', what: 'diet plans', list: 'plans' },
  async () => (await import(/* webpackChunkName: "bring-in" */ './dietPlansBringIn')).DietPlansBringIn,
);
