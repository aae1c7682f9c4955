import { type ProgressEntry, type User } from './userTypes';

const DAY_MS = 86_400_000;

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

/**
 * About how many whole days ago a member wrote her latest check-in: no date is sent, so it is the day of joining and the
 * check-in's day. Null without a check-in, or without the day of joining.
 */
export function daysSinceCheckIn({ createdAt, progress }: User, now: number): number | null {
  const joined = Date.parse(createdAt);
  if (progress.length === 0 || Number.isNaN(joined)) return null;
  const latest = Math.max(...progress.map(dayOfCheckIn));
  return Math.max(0, Math.floor((now - joined) / DAY_MS) - latest);
}
