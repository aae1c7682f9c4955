import { useSelector } from 'react-redux';
import { useOnceTrue } from '@/components/dialog/useOnceTrue';
import { chosen } from '@/components/tabs/selection';
import { type Loaded } from '@/lib/loaded';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type Category } from '@/services/categories';
import { MEAL_TYPE, type DietPlan } from '@/services/dietPlans';
import { categoryDialogs } from '../categories/categoryDialogs';
import { AddDietPlanDialog, DuplicateDietPlanDialog, FillGapDialog } from './dialogs/AddDietPlanDialog';
import { DeleteDietPlanDialog } from './dialogs/DeleteDietPlanDialog';
import { DietPlanDetailsDialog } from './dialogs/DietPlanDetailsDialog';
import { newDietPlan } from './dialogs/dietPlanForm';
import { EditDietPlanDialog } from './dialogs/EditDietPlanDialog';
import { dialogClosed, selectDietPlansScreen } from './dietPlansScreen';
import { gapOf } from './matrix/gap';
import '../shared/dishDialogs.scss';

export interface DietPlansDialogsProps {
  plans: Loaded<readonly DietPlan[]>;
  tree: Loaded<readonly Category[]>;
  isLoading: boolean;
}

const NO_TREE: readonly Category[] = [];

/** The open dialog of the diet plans' screen. One about a plan waits for the tree's first load, but not for one that failed. */
export function DietPlansDialogs({ plans: loaded, tree: known, isLoading }: DietPlansDialogsProps) {
  const { dialog, ...view } = useSelector(selectDietPlansScreen);
  const tree = known ?? NO_TREE;
  const category = chosen(tree, view.category);
  // A new plan has this meal type, whatever others the category shows.
  const subCategory = category && chosen(category.subCategories, view.subCategory[MEAL_TYPE]);
  const isSettled = useOnceTrue(!isLoading || known !== undefined);
  const plans = isSettled ? loaded : undefined;
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        add: (close) => (
          <AddDietPlanDialog tree={tree} initialValues={newDietPlan(category, subCategory)} onClose={close} />
        ),
        fillGap: (close, id) => isSettled && <FillGapDialog gap={gapOf(id)} tree={tree} onClose={close} />,
        details: aboutRow(plans, (plan, close) => <DietPlanDetailsDialog plan={plan} tree={tree} onClose={close} />),
        edit: editedRow(plans, (plan, close) => <EditDietPlanDialog plan={plan} tree={tree} onClose={close} />),
        duplicate: aboutRow(plans, (plan, close) => (
          <DuplicateDietPlanDialog plan={plan} tree={tree} onClose={close} />
        )),
        delete: aboutRow(plans, (plan, close) => <DeleteDietPlanDialog plan={plan} onClose={close} />),
        ...categoryDialogs(isSettled ? tree : undefined),
      }}
    />
  );
}
