/** The filters by which the server finds users for a folder. */
export const USER_FILTERS = [
  'Inactive users',
  'Active users',
  'Progress less than 50',
  'Progress less than 70',
  'Progress more than 90',
  'User not doing workout',
  'User not posting meals',
  'Trial Users',
] as const;
