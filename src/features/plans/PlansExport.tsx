import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { type ExportColumn } from '@/components/export/table';
import { type Plan } from '@/services/plans';
import { selectPlansScreen } from './plansScreen';
import { isFreePlan, searchPlans } from './plansView';

const COLUMNS: ExportColumn<Plan>[] = [
  { header: 'Plan name', value: ({ name }) => name },
  { header: 'Details', value: ({ details }) => details },
  { header: 'Duration', value: ({ duration }) => duration },
  { header: 'Price', value: ({ price }) => Math.max(0, price) },
  { header: 'Actual price', value: ({ actualPrice }) => actualPrice },
  { header: 'Discount price', value: ({ discountPrice }) => discountPrice },
  { header: 'Features', value: ({ features }) => features.join('\n') },
  { header: 'Status', value: (plan) => (isFreePlan(plan) ? 'Free' : 'Paid') },
];

const NO_PLANS: readonly Plan[] = [];

/** Exports the plans that the search finds. */
export function PlansExport({ plans = NO_PLANS }: { plans: readonly Plan[] | undefined }) {
  const { search } = useSelector(selectPlansScreen);
  return <ExportButton name="plans" columns={COLUMNS} rows={() => searchPlans(plans, search)} />;
}
