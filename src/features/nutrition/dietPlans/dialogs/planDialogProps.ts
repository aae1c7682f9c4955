import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';

export interface PlanDialogProps {
  plan: DietPlan;
  tree: readonly Category[];
  onClose: () => void;
}
