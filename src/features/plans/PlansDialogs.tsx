import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Plan } from '@/services/plans';
import { DeletePlanDialog } from './dialogs/DeletePlanDialog';
import { CreatePlanDialog, DuplicatePlanDialog, EditPlanDialog } from './dialogs/PlanDialogs';
import { dialogClosed, selectPlansScreen, type PlansDialog } from './plansScreen';

interface Props {
  /** Undefined until the first load went through. */
  plans: readonly Plan[] | undefined;
}

const ABOUT_A_PLAN = { edit: EditPlanDialog, duplicate: DuplicatePlanDialog, delete: DeletePlanDialog };

/** The dialog that stands open; a link to one about a plan that is gone opens nothing. */
export function PlansDialogs({ plans }: Props) {
  const { dialog } = useSelector(selectPlansScreen);
  return dialog && <OpenPlansDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} plans={plans} />;
}

function OpenPlansDialog({ dialog, plans }: Props & { dialog: PlansDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const { kind } = dialog;
  const plan = plans?.find(({ id }) => id === dialog.id);
  const isGone = kind !== 'add' && plans && !plan;
  useClosedIfGone(Boolean(isGone), close);

  if (kind === 'add') return <CreatePlanDialog onClose={close} />;
  const Dialog = ABOUT_A_PLAN[kind];
  return plan && <Dialog plan={plan} onClose={close} />;
}
