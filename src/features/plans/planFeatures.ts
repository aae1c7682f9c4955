import { fold } from '@/lib/fold';
import { type Plan } from '@/services/plans';

type Plans = readonly Plan[];

/** The feature of the list that is the same, folded. */
export const findFeature = (features: readonly string[], wanted: string) =>
  features.find((feature) => fold(feature) === fold(wanted));

/** Each feature once, in the order of the lists; of two that are the same when folded, the first. */
export function unionOf(lists: readonly (readonly string[])[]): string[] {
  const byText = new Map<string, string>();
  for (const feature of lists.flat()) {
    const key = fold(feature);
    if (!byText.has(key)) byText.set(key, feature);
  }
  return [...byText.values()];
}

export const allFeatures = (plans: Plans) => unionOf(plans.map(({ features }) => features));
