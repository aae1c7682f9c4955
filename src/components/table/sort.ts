export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** The order after a click on the header `key`: none, ascending, descending, none again. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: 'asc' };
  return sort.direction === 'asc' ? { key, direction: 'desc' } : null;
}
