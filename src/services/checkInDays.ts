import { localDay } from '@/lib/localDay';
import { momentOf } from '@/lib/moment';
import { type ProgressEntry, type User } from './userTypes';

/** A whole number with nothing but a word around it: `30`, `Day 30`. */
const WHOLE = /^[^\d-]{0,12}(\d+)[^\d.,]{0,12}$/;

/**
 * The day of a member's programme on which she wrote a progress entry, counted from joining; the entry's place, counted
 * from 1, where no day can be read.
 */
export function dayOfCheckIn({ answers }: ProgressEntry, position: number): number {
  const day = WHOLE.exec(answers.dayNumber.trim())?.[1];
  return day === undefined ? position + 1 : Number(day);
}

/** Calendar days of the viewer since an ISO date, below 0 for one to come; null where it is none. `now` is in milliseconds since 1970. */
export function daysSince(date: string, now: number): number | null {
  const days = localDay(now) - localDay(momentOf(date));
  return Number.isNaN(days) ? null : days;
}

/**
 * About how many days ago a member wrote her latest check-in: no date is sent, so it is the day of joining and the
 * check-in's day. Null without a check-in, or without the day of joining.
 */
export function daysSinceCheckIn({ createdAt, progress }: User, now: number): number | null {
  const days = progress.length > 0 ? daysSince(createdAt, now) : null;
  if (days === null) return null;
  return Math.max(0, days - Math.max(...progress.map(dayOfCheckIn)));
}
