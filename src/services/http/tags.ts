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
 * Invalidates the tags of a change that went through, or whose outcome is unclear, so that the screen shows the truth. A
 * refused one leaves every list as it is.
 */
export const onSuccess =
  (...tags: Tag[]) =>
  (_result: unknown, error: object | undefined) =>
    !error || isUnclear(error) ? tags : [];

/** For a change that patches what is shown where it went through: the lists load where its outcome is unclear. */
export const ifUnclear =
  (...tags: Tag[]) =>
  (_result: unknown, error: object | undefined) =>
    error && isUnclear(error) ? tags : [];
