import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { NO_VALUE } from '@/components/table/texts';
import { type Plan } from '@/services/plans';
import { PlanActions } from './PlanActions';
import { PlanFeatures } from './PlanFeatures';
import { PlanPricing } from './PlanPricing';
import { isFreePlan } from './plansView';

/** The columns of the plans' table. Made once, so that a row renders again only when its plan changed. */
export const PLANS_COLUMNS: Column<Plan>[] = [
  {
    key: 'details',
    header: 'Plan details',
    share: 24,
    cell: ({ name, details }) => (
      <>
        <span className="name" title={titleOf(name)}>
          {titleOf(name)}
        </span>
        <span className="meta" title={details}>
          {details}
        </span>
      </>
    ),
  },
  {
    key: 'pricing',
    header: 'Pricing',
    className: 'figures',
    inCard: 'beside',
    cell: (plan) => <PlanPricing plan={plan} />,
  },
  {
    key: 'features',
    header: 'Features',
    className: 'plan-features',
    share: 36,
    cell: ({ features }) => (features.length > 0 ? <PlanFeatures features={features} /> : NO_VALUE),
  },
  // No call delivers the number of subscribers (docs/behaviour.md).
  {
    key: 'subscribers',
    header: 'Subscribers',
    className: 'soft',
    fold: { under: 'pricing', below: 840, label: 'visible' },
    inCard: 'labelled',
    cell: () => NO_VALUE,
  },
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
