import { again, type BatchLine, type Lines } from '@/capabilities/rounds/api';
import { type Id } from '@/services/http/decode';
import { type WeekDay, type Workout } from '@/services/workouts';

/** A workout that can be copied: its exercise is still in the library. */
export interface Copied extends Pick<Workout, 'name' | 'sets' | 'reps'> {
  exerciseId: Id;
}

/** What is added to a day. */
export interface CopyItem extends Copied {
  weekId: Id;
  dayId: Id;
  /** The day, where a copy goes to several; else `''`. */
  where: string;
}

export const copiesOf = (workouts: readonly Workout[]): Copied[] =>
  workouts.flatMap(({ exerciseId, name, sets, reps }) =>
    exerciseId === null ? [] : [{ exerciseId, name, sets, reps }],
  );

/** As which a workout counts: where a day has as many of them as a copy adds, it is not added again. */
export type Likeness = (workout: Pick<Workout, 'exerciseId' | 'sets' | 'reps'>) => string;
export const likeExercise: Likeness = ({ exerciseId }) => String(exerciseId);
export const likeEffort: Likeness = ({ exerciseId, sets, reps }) => `${exerciseId} ${sets} ${reps}`;

/**
 * The lines for a round over these days. What they contain already is not added again: it may come from a round that was
 * stopped, or from a call whose reply was lost.
 */
export function compared(lines: Lines<CopyItem>, days: readonly WeekDay[], likeness: Likeness): Lines<CopyItem> {
  const held = new Map(days.map(({ id, workouts }) => [id, workouts.map(likeness)]));
  const take = ({ item }: BatchLine<CopyItem>) => {
    const there = held.get(item.dayId) ?? [];
    const index = there.indexOf(likeness(item));
    if (index >= 0) there.splice(index, 1);
    return index >= 0;
  };
  const isDone = ({ status }: BatchLine<CopyItem>) => status === 'done' || status === 'skipped';
  lines.filter(isDone).forEach(take);
  return again(lines).map((line) => (!isDone(line) && take(line) ? { ...line, status: 'skipped', reason: '' } : line));
}
