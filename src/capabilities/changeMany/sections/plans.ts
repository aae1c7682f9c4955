import { PLANS_TABLE } from '@/features/plans/plansColumns';
import { plansScreen } from '@/features/plans/plansScreen';
import { changeManyRows } from '../changeManyRows';

export const fills = changeManyRows(
  plansScreen,
  PLANS_TABLE,
  async () => (await import(/* webpackChunkName: "change-many" */ './selectedPlans')).selectedPlans,
);
