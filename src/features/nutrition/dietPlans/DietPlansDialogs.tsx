import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { useOnceTrue } from '@/components/dialog/useOnceTrue';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { CategoryDialogs } from '../categories/CategoryDialogs';
import { isCategoryDialog } from '../categories/categoryKinds';
import { AddDietPlanDialog } from './dialogs/AddDietPlanDialog';
import { DeleteDietPlanDialog } from './dialogs/DeleteDietPlanDialog';
import { DietPlanDetailsDialog } from './dialogs/DietPlanDetailsDialog';
import { DuplicateDietPlanDialog } from './dialogs/DuplicateDietPlanDialog';
import { EditDietPlanDialog } from './dialogs/EditDietPlanDialog';
import { dialogClosed, selectDietPlansScreen, type DietPlansDialog } from './dietPlansScreen';

interface Props {
  plans: readonly DietPlan[] | undefined;
  tree: readonly Category[] | undefined;
  isLoading: boolean;
}

const ABOUT_A_PLAN = {
  details: DietPlanDetailsDialog,
  edit: EditDietPlanDialog,
  duplicate: DuplicateDietPlanDialog,
  delete: DeleteDietPlanDialog,
};

const NO_TREE: readonly Category[] = [];

/** The dialog that stands open; it waits for a first load that is still running, for forms choose from the tree. */
export function DietPlansDialogs({ plans, tree, isLoading }: Props) {
  const { dialog } = useSelector(selectDietPlansScreen);
  if (!dialog) return null;
  const isWaiting = isLoading && !(plans && tree);
  return (
    <OpenDietPlansDialog
      key={`${dialog.kind} ${dialog.id}`}
      dialog={dialog}
      plans={plans}
      tree={tree ?? NO_TREE}
      isWaiting={isWaiting}
    />
  );
}

interface OpenProps {
  dialog: DietPlansDialog;
  /** Undefined where they could not be loaded: a link to one of them waits for the next try. */
  plans: readonly DietPlan[] | undefined;
  tree: readonly Category[];
  isWaiting: boolean;
}

function OpenDietPlansDialog({ dialog, plans, tree, isWaiting }: OpenProps) {
  const dispatch = useDispatch();
  const close = () => {
    dispatch(dialogClosed(dialog));
  };
  const plan = plans?.find(({ id }) => id === dialog.id);
  const isAboutAPlan = dialog.kind !== 'add' && !isCategoryDialog(dialog);
  const hasStarted = useOnceTrue(!isWaiting);
  useClosedIfGone(hasStarted && isAboutAPlan && Boolean(plans) && !plan, close);

  if (!hasStarted) return null;
  if (isCategoryDialog(dialog)) return <CategoryDialogs dialog={dialog} tree={tree} onClose={close} />;
  if (dialog.kind === 'add') return <AddDietPlanDialog tree={tree} onClose={close} />;
  if (!plan) return null;
  const Dialog = ABOUT_A_PLAN[dialog.kind as keyof typeof ABOUT_A_PLAN];
  return <Dialog plan={plan} tree={tree} onClose={close} />;
}
