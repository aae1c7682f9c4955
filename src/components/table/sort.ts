export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** What a click on the header `key` makes of the order: none, ascending, descending, none again. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: 'asc' };
  return sort.direction === 'asc' ? { key, direction: 'desc' } : null;
}
