const format = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** `DD/MM/YYYY, hh:mm AM` in the viewer's time zone (§9); `N/A` for a date that is absent or makes no sense. */
export function formatDateTime(value: string | null | undefined): string {
  const date = new Date(value || Number.NaN);
  if (Number.isNaN(date.getTime())) return 'N/A';
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value: text }) => [type, text]));
  const { day, month, year, hour, minute, dayPeriod = '' } = parts;
  return `${day}/${month}/${year}, ${hour}:${minute} ${dayPeriod.toUpperCase()}`;
}
