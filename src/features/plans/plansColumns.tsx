import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { type Plan } from '@/services/plans';
import { PlanActions } from './PlanActions';
import { PlanFeatures } from './PlanFeatures';
import { PlanPricing } from './PlanPricing';
import { isFreePlan } from './plansView';

/** §2 Plans: the table's columns. Made once, so that a row draws again only when its plan changed. */
export const PLANS_COLUMNS: Column<Plan>[] = [
  {
    key: 'details',
    header: 'Plan details',
    className: 'plan-details',
    cell: ({ name, details }) => (
      <>
        <span className="name">{titleOf(name)}</span>
        <span className="meta">{details}</span>
      </>
    ),
  },
  { key: 'pricing', header: 'Pricing', className: 'plan-pricing figures', cell: (plan) => <PlanPricing plan={plan} /> },
  {
    key: 'features',
    header: 'Features',
    className: 'plan-features',
    cell: ({ features }) => <PlanFeatures features={features} />,
  },
  // §2: always N/A, for no call tells how many there are.
  { key: 'subscribers', header: 'Subscribers', className: 'soft', cell: () => 'N/A' },
  {
    key: 'status',
    header: 'Status',
    cell: (plan) =>
      isFreePlan(plan) ? (
        <StatusBadge tone="inactive">Free</StatusBadge>
      ) : (
        <StatusBadge tone="active">Paid</StatusBadge>
      ),
  },
  { key: 'actions', header: 'Actions', cell: (plan) => <PlanActions plan={plan} /> },
];
