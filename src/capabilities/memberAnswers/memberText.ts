import { countOf, figure } from '@/components/format/number';
import { daysSince } from '@/services/checkInDays';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { type Reading } from './checkIns';

export const nameOf = (user: User) => fullName(user) || user.email || 'N/A';

const agoText = (days: number) => (days === 0 ? 'today' : `${countOf(days, 'day')} ago`);

export function joinedText({ createdAt }: User, now = Date.now()) {
  const days = daysSince(createdAt, now);
  return days === null || days < 0 ? '' : agoText(days);
}

/** How long ago a day of her programme was: about, as a check-in has no date of its own. */
export function aboutText({ createdAt }: User, day: number, now = Date.now()) {
  const days = daysSince(createdAt, now);
  return days === null || days < day ? '' : `about ${agoText(days - day)}`;
}

/** At most `digits` decimals, none where it is whole: `80.6`, `1,480`. */
export const amount = (value: number, digits = 2) => figure(Number(value.toFixed(digits)));

/** A figure; `N/A` where there is none or it cannot be read. */
export const readingText = (reading: Reading | undefined) =>
  typeof reading?.value === 'number' ? amount(reading.value) : 'N/A';

/** The difference with its sign, a minus as `−`; `0` has none, and `N/A` is one that is not known. */
export function changeText(change: number | null, digits = 2) {
  if (change === null) return 'N/A';
  const size = amount(Math.abs(change), digits);
  if (size === '0') return size;
  return `${change < 0 ? '−' : '+'}${size}`;
}

/** Names that a list of check-ins shows: `Day 30`, and `Day 30 (2)` where a second has the same day. */
export function dayLabels(days: readonly number[]): string[] {
  return days.map((day, at) => {
    const same = days.slice(0, at).filter((other) => other === day).length;
    return `Day ${figure(day)}${same > 0 ? ` (${same + 1})` : ''}`;
  });
}

/** The label of a column: its day if that is the same for all, else the word. */
export function headOf(word: string, ...readings: (Reading | undefined)[]) {
  const [day, other] = new Set(readings.flatMap((reading) => reading?.day ?? []));
  return day !== undefined && other === undefined ? `Day ${day}` : word;
}
