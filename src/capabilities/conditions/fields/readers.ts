import { parseDay } from '@/components/format/date';
import { localDay } from '@/lib/localDay';
import { momentOf } from '@/lib/moment';
import { daysSince } from '@/services/checkInDays';
import { type Reading, spanOf } from '@/capabilities/memberAnswers/api';
import { isUnread, type Figure, type Member, type NumberField, type Unread } from './field';

type Reader = NumberField['figure'];

const DAY_MS = 86_400_000;

/** A reading as conditions compare it. */
export function figureOf(reading: Reading | null): Figure | Unread | null {
  if (!reading) return null;
  const { value, day, text, where } = reading;
  return value === 'unreadable' ? { written: text, where } : { value, day };
}

/** The change from the first reading to the last one; null if there are not two. */
export function change(readings: readonly Reading[], sizeOf: (lost: number) => number): Figure | Unread | null {
  const span = spanOf(readings);
  if (!span) return null;
  const [from, to] = [figureOf(span.first)!, figureOf(span.last)!];
  if (isUnread(to)) return to;
  if (isUnread(from)) return from;
  if (span.first === span.last) return null;
  return { ...to, value: sizeOf(from.value - to.value), from: from.value, to: to.value };
}

/** A figure without a day; null where there is none. */
export const counted = (value: number | null): Figure | null => (value === null ? null : { value, day: 0 });

/** The local day on which a user joined, counted from 1970. */
export function joinedDay({ user: { createdAt } }: Member): Figure | null {
  const day = localDay(momentOf(createdAt));
  return counted(Number.isNaN(day) ? null : day);
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
