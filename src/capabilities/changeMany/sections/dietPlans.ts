import { dietPlansScreen } from '@/features/nutrition/dietPlans/dietPlansScreen';
import { changeManyCards } from '../changeManyCards';

export const fills = changeManyCards(
  dietPlansScreen,
  async () => (await import(/* webpackChunkName: "change-many" */ './selectedDietPlans')).selectedDietPlans,
);
