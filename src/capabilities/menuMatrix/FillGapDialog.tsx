import { type DietPlansLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { useShownLists } from '@/screen/list/listContext';
import { placeOf } from '@/features/nutrition/categories/tree';
import { DietPlanDialog } from '@/features/nutrition/dietPlans/dialogs/DietPlanDialog';
import { newDietPlan, type DietPlanValues } from '@/features/nutrition/dietPlans/dialogs/dietPlanForm';
import { Gone } from '@/screen/RowDialogs';
import { type AddedDialogProps } from '@/screen/urlFields';
import { type Category } from '@/services/categories';
import { MEAL_TYPE } from '@/services/dietPlans';
import { gapOf, type Gap } from './gap';

/** The first values of a form for a plan that fills a gap; null if its sub category is not in the tree. */
function toFill({ subCategoryId, kcal }: Gap, tree: readonly Category[]): DietPlanValues | null {
  const { category, subCategory } = placeOf({ categoryId: null, subCategoryId }, tree);
  return subCategory ? { ...newDietPlan(category, subCategory), mealType: MEAL_TYPE, kcal: [kcal] } : null;
}

/** Adds a plan with the sub category and the kcal of a gap; closed if there is no such sub category. */
export function FillGapDialog({ dialog, onClose }: AddedDialogProps) {
  const { tree = [], isLoading } = useShownLists<DietPlansLists>();
  const gap = gapOf(dialog.id);
  const values = gap && toFill(gap, tree);
  if (values) return <DietPlanDialog tree={tree} initialValues={values} onClose={onClose} />;
  return isLoading && tree.length === 0 ? null : <Gone onClose={onClose} />;
}
