const grouped = new Intl.NumberFormat('en');

/** `1,240`: a count as a person reads it; text that is no number, as a server may send, shows as it is. */
export const figure = (count: number | string) => (typeof count === 'string' ? count : grouped.format(count));

/** `1 user`, `1,200 users`. */
export const countOf = (count: number | string, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`;

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** `86 kB`: a file's size in thousands, as a person reads it. */
export function formatBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = bytes / 1000 ** step;
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${UNITS[step]}`;
}
