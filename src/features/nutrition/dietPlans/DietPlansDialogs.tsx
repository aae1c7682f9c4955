import { useState } from 'react';
import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type Category } from '@/services/categories';
import { MEAL_TYPE, useDeleteDietPlanMutation } from '@/services/dietPlans';
import { useCategoryDialogs } from '../categories/useCategoryDialogs';
import { AlertingDelete } from '../shared/outcome';
import { DietPlanDetails } from './dialogs/DietPlanDetails';
import { DietPlanDialog, DuplicateDietPlanDialog } from './dialogs/DietPlanDialog';
import { DIET_PLAN_FAILURES, newDietPlan, toValues } from './dialogs/dietPlanForm';
import { selectDietPlansScreen, type DietPlansDialog } from './dietPlansScreen';
import { type DietPlansLists } from './dietPlansRows';
import '../shared/dishDialogs.scss';

const DELETED = {
  success: 'Diet plan deleted successfully!',
  failure: DIET_PLAN_FAILURES.remove,
};

const NO_TREE: readonly Category[] = [];

/** The open dialog of the diet plans' screen. One about a plan waits for the tree's first load, but not for one that failed. */
export function DietPlansDialogs({ plans: loaded, tree: known, isLoading }: DietPlansLists) {
  const view = useSelector(selectDietPlansScreen);
  const [deleteDietPlan] = useDeleteDietPlanMutation();
  const tree = known ?? NO_TREE;
  const isSettled = useOnceTrue(!isLoading || known !== undefined);
  const categoryDialogs = useCategoryDialogs(isSettled ? tree : undefined);
  const category = chosen(tree, view.category);
  // A new plan has this meal type, whatever others the category shows.
  const subCategory = category && chosen(category.subCategories, view.subCategory[MEAL_TYPE]);
  const plans = isSettled ? loaded : undefined;
  return (
    <RowDialogs<DietPlansDialog>
      kinds={{
        add: (close) => (
          <DietPlanDialog tree={tree} initialValues={newDietPlan(category, subCategory)} onClose={close} />
        ),
        details: aboutRow(plans, (plan, close) => <DietPlanDetails plan={plan} tree={tree} onClose={close} />),
        edit: editedRow(plans, (plan, close) => (
          <DietPlanDialog plan={plan} tree={tree} initialValues={toValues(plan, tree)} onClose={close} />
        )),
        duplicate: aboutRow(plans, (plan, close) => (
          <DuplicateDietPlanDialog plan={plan} tree={tree} onClose={close} />
        )),
        delete: aboutRow(plans, ({ id, title }, close) => (
          <AlertingDelete
            title="Delete Diet Plan"
            text="Are you sure you want to delete this diet plan?"
            about={titleOf(title)}
            onDelete={() => deleteDietPlan({ id })}
            outcome={DELETED}
            onClose={close}
          />
        )),
        ...categoryDialogs,
      }}
    />
  );
}

/** Stays true once it was true: a dialog that waited for its lists stays open while one of them is refetched. */
function useOnceTrue(isTrue: boolean) {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}
