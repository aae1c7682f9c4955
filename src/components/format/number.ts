const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Groups thousands and rounds to three decimals: `1,240`, `0.125`. Text that is not a number, which a server may send, is
 * returned unchanged. Without Intl.NumberFormat, whose first use delays the first list by more than it takes to render it.
 */
export const figure = (count: number | string) =>
  typeof count === 'string' ? count : String(Number(count.toFixed(3))).replace(/\d+/, grouped);

/** `1 user`, `1,200 users`. */
export const countOf = (count: number | string, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`;

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** A file's size, in units of a thousand: `86 kB`. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let step = 0;
  // What rounds to a thousand is one of the next unit.
  while (size >= 999.5 && step < UNITS.length - 1) {
    size /= 1000;
    step += 1;
  }
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${UNITS[step]}`;
}
