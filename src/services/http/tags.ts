import { type Id } from './decode';
import { isUnclear } from './errors';

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

type TagType = (typeof TAG_TYPES)[number];

type Tag = TagType | { type: TagType; id: Id };

/**
 * Invalidates the tags if the mutation succeeded or its outcome is not known. A refused mutation has changed nothing,
 * so it invalidates nothing.
 */
export const onSuccess =
  (...tags: Tag[]) =>
  (_result: unknown, error: object | undefined) =>
    !error || isUnclear(error) ? tags : [];

/** For a mutation that patches the cache on success: invalidates the tags only if its outcome is not known. */
export const ifUnclear =
  (...tags: Tag[]) =>
  (_result: unknown, error: object | undefined) =>
    error && isUnclear(error) ? tags : [];
