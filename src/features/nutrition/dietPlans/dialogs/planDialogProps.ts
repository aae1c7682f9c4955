import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';

/** What each dialog about one diet plan takes. */
export interface PlanDialogProps {
  plan: DietPlan;
  tree: readonly Category[];
  onClose: () => void;
}
