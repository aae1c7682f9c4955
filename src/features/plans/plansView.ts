import { type Plan } from '@/services/plans';

type Plans = readonly Plan[];

/** The plans whose name holds the search, whatever its case. */
export function searchPlans(plans: Plans, search: string): Plans {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return plans;
  return plans.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** Marked as free, or with nothing left to pay. */
export const isFreePlan = ({ isFree, price }: Pick<Plan, 'isFree' | 'price'>) => isFree || price <= 0;

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The feature in the list that reads the same, whatever its case. */
export const findFeature = (features: readonly string[], wanted: string) =>
  features.find((feature) => sameText(feature, wanted));

/** Each feature once, in the order of the lists; of two that differ in their case the first. */
export function unionOf(lists: readonly (readonly string[])[]): string[] {
  const byText = new Map<string, string>();
  for (const feature of lists.flat()) {
    const key = feature.toLowerCase();
    if (!byText.has(key)) byText.set(key, feature);
  }
  return [...byText.values()];
}

/** The features of all plans. */
export const allFeatures = (plans: Plans) => unionOf(plans.map(({ features }) => features));
