import { parseDay } from '@/components/format/date';
import { daysSince } from '@/services/checkInDays';
import { bodyMassIndex, knownOf, weightsOf, type Reading } from '../../answers/checkIns';
import { readHeight, readWeight, type Quantity } from '../../answers/quantities';
import { type Figure, type Member, type NumberField, type Unread } from './field';

type Reader = NumberField['figure'];

const DAY_MS = 86_400_000;

/** What an answer of the assessment says. */
export const ofAssessment =
  (name: 'age' | 'height' | 'weight' | 'lastPeriods', read: (text: string) => Quantity): Reader =>
  ({ user }) => {
    const written = user.assessment?.[name] ?? '';
    const value = read(written);
    if (value === 'unreadable') return { written, where: 'Assessment' };
    return value === null ? null : { value, day: 0 };
  };

/** The last reading decides: an older one in its place would be wrong without anybody seeing it. */
export function latest(readings: readonly Reading[]): Figure | Unread | null {
  const last = readings.at(-1);
  if (!last) return null;
  const { value, day, text } = last;
  return typeof value === 'number' ? { value, day } : { written: text, where: `Day ${day}` };
}

/** The change from the first reading to the last one; null if there are not two. */
export function change(readings: readonly Reading[], sizeOf: (lost: number) => number): Figure | Unread | null {
  const unread = readings.find(({ value }) => value === 'unreadable');
  const known = knownOf(readings);
  const first = known[0];
  const last = known.at(-1);
  if (first && last && first !== last)
    return { value: sizeOf(first.value - last.value), day: last.day, from: first.value, to: last.value };
  return unread ? { written: unread.text, where: `Day ${unread.day}` } : null;
}

/** The weight of the last check-in that has one, else of the assessment. */
export const weight: Reader = (member) =>
  latest(weightsOf(member.checkIns)) ?? ofAssessment('weight', readWeight)(member);

export const bmi: Reader = (member) => {
  const height = ofAssessment('height', readHeight)(member);
  const kilograms = weight(member);
  if (!height || !kilograms) return null;
  if (!('value' in height)) return height;
  if (!('value' in kilograms)) return kilograms;
  return { value: bodyMassIndex(kilograms.value, height.value), day: kilograms.day };
};

/** A figure without a day; null where there is none. */
export const counted = (value: number | null): Figure | null => (value === null ? null : { value, day: 0 });

/** The local day on which a user joined, counted from 1970. */
export function joinedDay({ user: { createdAt } }: Member): Figure | null {
  const date = new Date(createdAt);
  const day = Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY_MS);
  return counted(createdAt === '' || Number.isNaN(day) ? null : day);
}

/** A date that was typed, as a day counted from 1970. */
export function typedDay(text: string): number | null {
  const day = parseDay(text);
  return day ? Date.parse(day) / DAY_MS : null;
}

export const dayInWords = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

export function daysSinceJoining({ user, now }: Member): Figure | null {
  const days = daysSince(user.createdAt, now);
  return counted(days === null ? null : Math.max(0, days));
}

/** The newest answer that speaks of a quantity: check-ins first, newest first, then the assessment. */
export const spokenOf =
  (read: (text: string) => number | null): Reader =>
  ({ user, checkIns }) => {
    const sources = [
      ...checkIns.toReversed().map(({ day, entry }) => ({ day, answers: Object.values(entry.answers) })),
      { day: 0, answers: Object.values(user.assessment ?? {}) },
    ];
    for (const { day, answers } of sources) {
      for (const answer of answers) {
        const value = answer ? read(answer) : null;
        if (value !== null) return { value, day };
      }
    }
    return null;
  };
