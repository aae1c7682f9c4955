import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { AddCategoryButton, AddDietPlanButton } from './AddButtons';
import { DietPlansExport } from './DietPlansExport';

interface Props {
  /** Both undefined until their first load went through. */
  plans: readonly DietPlan[] | undefined;
  tree: readonly Category[] | undefined;
}

export function DietPlansToolbar(lists: Props) {
  return (
    <div className="page-head">
      <div className="page-actions push">
        <DietPlansExport {...lists} />
        <AddCategoryButton />
        <AddDietPlanButton />
      </div>
    </div>
  );
}
