/** One page of a list, counted from 1; a page beyond the end is the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number) {
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / size)));
  return { current, rows: rows.slice((current - 1) * size, current * size) };
}
