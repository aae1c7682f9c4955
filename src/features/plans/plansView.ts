import { searchRows } from '@/screen/listView';
import { type ExportColumn } from '@/components/export/table';
import { type Plan } from '@/services/plans';

type Plans = readonly Plan[];

const nameOf = ({ name }: Plan) => name;

/** The plans whose name includes the search, ignoring case. */
export const searchPlans = (plans: Plans, search: string) => searchRows(plans, nameOf, search);

/** Whether the plan is marked as free, or its final price is 0. */
export const isFreePlan = ({ isFree, price }: Pick<Plan, 'isFree' | 'price'>) => isFree || price <= 0;

/** The feature of the list that is the same, ignoring case. */
export const findFeature = (features: readonly string[], wanted: string) =>
  features.find((feature) => feature.toLowerCase() === wanted.toLowerCase());

/** Each feature once, in the order of the lists; of two that differ only in case, the first. */
export function unionOf(lists: readonly (readonly string[])[]): string[] {
  const byText = new Map<string, string>();
  for (const feature of lists.flat()) {
    const key = feature.toLowerCase();
    if (!byText.has(key)) byText.set(key, feature);
  }
  return [...byText.values()];
}

export const allFeatures = (plans: Plans) => unionOf(plans.map(({ features }) => features));

export const PLANS_EXPORT: ExportColumn<Plan>[] = [
  { header: 'Plan name', of: 'details', value: ({ name }) => name },
  { header: 'Details', of: 'details', value: ({ details }) => details },
  { header: 'Duration', of: 'details', value: ({ duration }) => duration },
  { header: 'Price', of: 'pricing', value: ({ price }) => Math.max(0, price) },
  { header: 'Actual price', of: 'pricing', value: ({ actualPrice }) => actualPrice },
  { header: 'Discount price', of: 'pricing', value: ({ discountPrice }) => discountPrice },
  { header: 'Features', of: 'features', value: ({ features }) => features.join('\n') },
  { header: 'Status', of: 'status', value: (plan) => (isFreePlan(plan) ? 'Free' : 'Paid') },
];
