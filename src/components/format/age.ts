import { countOf } from './number';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long ago a date is, in whole days, or hours on the first day: `10 days`; empty for a date that is not valid. */
export function formatAge(date: string, now: number): string {
  const passed = now - Date.parse(date);
  if (Number.isNaN(passed)) return '';
  if (passed < HOUR) return 'just now';
  return passed < DAY ? countOf(Math.floor(passed / HOUR), 'hour') : countOf(Math.floor(passed / DAY), 'day');
}
