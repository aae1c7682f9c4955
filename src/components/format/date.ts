import { isDayAlone, momentOf } from '@/lib/moment';
import { countOf } from './number';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `DD/MM/YYYY, hh:mm AM` in the viewer's time zone, without a time that the date has not; `N/A` for one that is absent or not valid. */
export function formatDateTime(value: string | null | undefined): string {
  const date = new Date(momentOf(value ?? ''));
  if (Number.isNaN(date.getTime())) return 'N/A';
  const day = [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), date.getFullYear()].join('/');
  if (isDayAlone(value!)) return day;
  const hour = twoDigits(date.getHours() % 12 || 12);
  return `${day}, ${hour}:${twoDigits(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** `DD/MM/YYYY` in the viewer's time zone; `N/A` for a date that is absent or not valid. */
export const formatDate = (value: string) => formatDateTime(value).replace(/,.*/, '');

const DAY = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$|^(\d{2})(\d{2})(\d{4})$|^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The day that was written as `3/2/2026`, `03022026` or `2026-02-03`, in the last form; undefined where there is none.
 */
export function parseDay(text: string): string | undefined {
  const [, d1, m1, y1, d2, m2, y2, y3, m3, d3] = DAY.exec(text.trim()) ?? [];
  const [day, month, year] = [d1 ?? d2 ?? d3, m1 ?? m2 ?? m3, y1 ?? y2 ?? y3].map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year!, month! - 1, day);
  // A day that the month does not have is one of another month.
  return date.getUTCMonth() + 1 === month ? date.toISOString().slice(0, 10) : undefined;
}

/** `2026-02-03` as `03/02/2026`. */
export const formatDay = (day: string) => day.split('-').reverse().join('/');

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a date is, in whole days, or hours on the first day: `10 days`; empty for a date that is not valid. */
export function formatAge(date: string, now: number): string {
  const passed = now - momentOf(date);
  if (Number.isNaN(passed)) return '';
  if (passed < HOUR_MS) return 'just now';
  return passed < DAY_MS ? countOf(Math.floor(passed / HOUR_MS), 'hour') : countOf(Math.floor(passed / DAY_MS), 'day');
}
