import { type User } from '@/services/userTypes';
import { readingOf, weightsOf, type CheckIn, type Reading } from './checkIns';
import { readAge, readHeight, readWeight, type Quantity } from './quantities';

/**
 * A member's figures, as the panel, the conditions and the printed sheet all have them. The last answer decides: an older
 * figure in its place would be wrong without anybody seeing it. So would another in the place of the first.
 */

/** What an answer of the assessment says; null where there is none. */
export const assessed = (
  { assessment }: User,
  name: 'age' | 'height' | 'weight' | 'lastPeriods',
  read: (text: string) => Quantity,
): Reading | null => readingOf(assessment?.[name] ?? '', read, 0, 'Assessment');

export const ageOf = (user: User) => assessed(user, 'age', readAge);
export const heightOf = (user: User) => assessed(user, 'height', readHeight);
export const weightAtStart = (user: User) => assessed(user, 'weight', readWeight);

/** The weight of the last check-in that has one, else of the assessment. */
export const weightOf = (user: User, checkIns: readonly CheckIn[]): Reading | null =>
  weightsOf(checkIns).at(-1) ?? weightAtStart(user);

/** The goal of the last check-in that has one. */
export const goalOf = (checkIns: readonly CheckIn[]): Reading | null =>
  weightsOf(checkIns, 'goalWeight').at(-1) ?? null;

/** Body mass index, in kg per square metre; the answer that cannot be read, where one of both cannot. */
export function bmiOf(user: User, weight: Reading | null): Reading | null {
  const height = heightOf(user);
  if (!height || !weight) return null;
  if (height.value === 'unreadable') return height;
  if (weight.value === 'unreadable') return weight;
  return { ...weight, value: weight.value / (height.value / 100) ** 2 };
}

/** From the first reading to the last one, and what lies between; null for a change of which one end cannot be read. */
export function spanOf(readings: readonly Reading[]) {
  const first = readings[0];
  const last = readings.at(-1);
  if (!first || !last) return null;
  const [from, to] = [first.value, last.value];
  const change = from === 'unreadable' || to === 'unreadable' ? null : to - from;
  return { first, last, change, days: last.day - first.day };
}
