/** In the order of the request, whatever the order of ticking, so that the same choice has the same cache key. */
export const FILTERS = [
  'Inactive users',
  'Active users',
  'Progress less than 50',
  'Progress less than 70',
  'Progress more than 90',
  'User not doing workout',
  'User not posting meals',
  'Trial Users',
] as const;

export type Filter = (typeof FILTERS)[number];

/** Adds the filter, or removes one that was chosen. */
export const toggleFilter = (chosen: readonly Filter[], filter: Filter): readonly Filter[] =>
  FILTERS.filter((known) => (known === filter) !== chosen.includes(known));
