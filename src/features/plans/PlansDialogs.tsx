import { type Loaded } from '@/lib/loaded';
import { deletedRow } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type Plan, useDeletePlanMutation } from '@/services/plans';
import { planRecord } from './planRecord';
import { PlanDialog } from './dialogs/PlanDialog';
import { NEW_PLAN, toCopy, toValues } from './dialogs/planForm';
import { type PlansDialog } from './plansScreen';

export function PlansDialogs({ plans }: { plans: Loaded<readonly Plan[]> }) {
  const [deletePlan] = useDeletePlanMutation();
  return (
    <RowDialogs<PlansDialog>
      kinds={{
        add: (close) => <PlanDialog initialValues={NEW_PLAN} onClose={close} />,
        edit: editedRow(plans, (plan, close) => (
          <PlanDialog plan={plan} initialValues={toValues(plan)} onClose={close} />
        )),
        duplicate: aboutRow(plans, (plan, close) => <PlanDialog initialValues={toCopy(plan)} onClose={close} />),
        delete: deletedRow(planRecord, plans, {
          title: 'Delete Plan',
          text: 'Are you sure you want to delete this plan?',
          onDelete: deletePlan,
        }),
      }}
    />
  );
}
