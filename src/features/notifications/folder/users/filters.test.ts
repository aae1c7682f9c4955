import { USER_FILTERS } from '@/services/notificationTypes';
import { toggleFilter } from './filters';

test('filters are in the offered order, whatever the order of ticking', () => {
  const ticked = toggleFilter(toggleFilter([], 'Trial Users'), 'Active users');
  expect(ticked).toEqual(['Active users', 'Trial Users']);
  expect(toggleFilter(ticked, 'Active users')).toEqual(['Trial Users']);
  expect(USER_FILTERS.reduceRight(toggleFilter, [] as ReturnType<typeof toggleFilter>)).toEqual(USER_FILTERS);
});
