import { type BatchLine, type Lines } from '@/components/batch/batch';
import { type Id } from '@/services/http/decode';
import { type Workout } from '@/services/workouts';

export interface CopyItem extends Pick<Workout, 'id' | 'name' | 'sets' | 'reps'> {
  exerciseId: Id;
}

/** The workouts that can be copied: those whose exercise is still in the library. */
export const toItems = (workouts: readonly Workout[]): CopyItem[] =>
  workouts.flatMap(({ id, exerciseId, name, sets, reps }) =>
    exerciseId === null ? [] : [{ id, exerciseId, name, sets, reps }],
  );

const keyOf = ({ exerciseId, sets, reps }: Pick<Workout, 'exerciseId' | 'sets' | 'reps'>) =>
  `${exerciseId} ${sets} ${reps}`;

/**
 * The lines for a round over a day that contains these workouts. What it contains already is not added again: it may
 * come from a round that was closed halfway, or from a call whose reply was lost.
 */
export function compared(lines: Lines<CopyItem>, workouts: readonly Workout[]): Lines<CopyItem> {
  const held = workouts.map(keyOf);
  const take = ({ item }: BatchLine<CopyItem>) => {
    const index = held.indexOf(keyOf(item));
    if (index >= 0) held.splice(index, 1);
    return index >= 0;
  };
  const isDone = ({ status }: BatchLine<CopyItem>) => status === 'done' || status === 'skipped';
  lines.filter(isDone).forEach(take);
  return lines.map((line) =>
    isDone(line) ? line : { ...line, status: take(line) ? 'skipped' : 'waiting', reason: '' },
  );
}
