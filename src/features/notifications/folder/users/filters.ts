import { USER_FILTERS } from '@/services/notificationTypes';

export type Filter = (typeof USER_FILTERS)[number];

/**
 * Adds the filter, or removes one that was chosen. The result is in the order of the list, so that the same choice has
 * the same cache key.
 */
export const toggleFilter = (chosen: readonly Filter[], filter: Filter): readonly Filter[] =>
  USER_FILTERS.filter((known) => (known === filter) !== chosen.includes(known));
