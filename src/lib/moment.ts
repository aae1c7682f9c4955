const DAY = /^\s*(\d{4})-(\d\d)-(\d\d)(.*)$/s;

/** Whether a date has no time, which is a day wherever it is read: `2026-02-11`. */
export const isDayAlone = (date: string) => DAY.exec(date)?.[4]?.trim() === '';

/**
 * When a stored date was, in milliseconds since 1970; NaN for one that is absent or not valid, such as `2026-02-30`. A
 * day without a time begins at the viewer's midnight, so that it is the same day in every time zone.
 */
export function momentOf(date: string): number {
  const [, year, month, day, time] = DAY.exec(date) ?? [];
  const isOfMonth = !year || new Date(Date.UTC(+year, +month! - 1, +day!)).getUTCDate() === +day!;
  if (!isOfMonth) return Number.NaN;
  return Date.parse(time?.trim() === '' ? `${date.trim()}T00:00` : date);
}
