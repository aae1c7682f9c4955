import { type Id } from './decode';
import { isUnclear } from './errors';
import { makeSource } from '@/lib/source';

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

export type Tag = TagType | { type: TagType; id?: Id };

/** What this tab changed last, for the other tabs. Tags whose cached data was patched here are among them. */
export const lastChange = makeSource<readonly Tag[]>([]);

/** Tells the other tabs that the tags are stale; returns them. */
export function tellChange(tags: readonly Tag[]) {
  lastChange.change(tags);
  return tags;
}

/** A call of a round, which loads what shows the changes again once, after the last reply. */
export interface InRound {
  inRound?: boolean;
}

/** A call about one record. */
export interface ById extends InRound {
  id: Id;
}

export const isInRound = (arg: unknown) => (arg as InRound | null | undefined)?.inRound === true;

/**
 * Invalidates the tags if the mutation succeeded or its outcome is not known. A refused mutation has changed nothing,
 * so it invalidates nothing, and neither does a call of a round.
 */
export const onSuccess =
  (...tags: Tag[]) =>
  (_result: unknown, error: object | undefined, arg?: unknown) =>
    !isInRound(arg) && (!error || isUnclear(error)) ? tellChange(tags) : [];

/**
 * For a mutation that patches the cache on success: invalidates the tags only if its outcome is not known. Other tabs
 * load them in both cases.
 */
export const ifUnclear =
  (...tags: Tag[]) =>
  (result: unknown, error: object | undefined, arg?: unknown) => {
    const stale = onSuccess(...tags)(result, error, arg);
    return error ? stale : [];
  };
