const grouped = new Intl.NumberFormat('en');

/** Groups thousands: `1,240`. Text that is not a number, which a server may send, is returned unchanged. */
export const figure = (count: number | string) => (typeof count === 'string' ? count : grouped.format(count));

/** `1 user`, `1,200 users`. */
export const countOf = (count: number | string, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`;

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** A file's size, in units of a thousand: `86 kB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = bytes / 1000 ** step;
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${UNITS[step]}`;
}
