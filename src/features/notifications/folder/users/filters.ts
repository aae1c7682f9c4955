/** §7: the filters offered. Their order is that of the call, whatever the order of ticking, so that one choice has one name. */
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

/** The filters with one more, or with that one taken away. */
export const toggleFilter = (chosen: readonly Filter[], filter: Filter): readonly Filter[] =>
  FILTERS.filter((known) => (known === filter) !== chosen.includes(known));
