/** Every cache tag of the API slice. Type only where an area has one list; keyed where the query takes a key. */
export const TAG_TYPES = [
  'User',
  'UserProgress',
  'Dashboard',
  'Plan',
  'Supplement',
  'Category',
  'Recipe',
  'DietPlan',
  'Habit',
  'Highlight',
  'WeekList',
  'Week',
  'Exercise',
  'Group',
  'GroupPosts',
  'Comments',
  'Banner',
  'HowToUse',
  'PaymentCategory',
  'PaymentMethod',
  'Moderator',
  'Role',
  'Notification',
  'NotificationFolder',
  'Candidate',
] as const;

export type TagType = (typeof TAG_TYPES)[number];

/** Invalidates the tags of a change that went through; a failed one leaves every list as it is. */
export const onSuccess =
  (...types: TagType[]) =>
  (_result: unknown, error: unknown) =>
    error ? [] : types;
