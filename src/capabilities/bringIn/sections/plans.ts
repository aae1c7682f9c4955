import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/plans', what: 'plans' },
  async () => (await import(/* webpackChunkName: "bring-in" */ './plansBringIn')).PlansBringIn,
);
