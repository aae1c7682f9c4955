import { titleOf } from '@/components/format/title';
import { mergeFields } from '@/screen/saveGuard/mergeFields';
import { type WeekDay } from '@/services/workouts';
import { type PlacedWorkout } from '../workoutsView';
import { type WorkoutChange } from '../workoutsScreen';
import { changed } from './workoutChange';

const valuesOf = ({ dayId, workout: { exerciseId, sets, reps } }: PlacedWorkout) => ({ dayId, exerciseId, sets, reps });

/**
 * What someone else has changed of a workout since it was `saved`: why the change cannot be sent unseen, or the other
 * values, which are kept.
 */
export function compare(saved: PlacedWorkout, now: PlacedWorkout, change: WorkoutChange, days: readonly WeekDay[]) {
  const base = valuesOf(saved);
  const { conflicts, theirs } = mergeFields(base, valuesOf(now), valuesOf(changed(saved, change)));
  const { workout, dayId } = now;
  const values: Record<string, string> = {
    dayId: `Day ${titleOf(days.find(({ id }) => id === dayId)?.title ?? '')}`,
    exerciseId: `Exercise ${titleOf(workout.name)}`,
    sets: `Sets ${workout.sets}`,
    reps: `Reps ${workout.reps}`,
  };
  const conflict =
    conflicts[0] &&
    `Someone else has changed this meanwhile, to ${values[conflicts[0]]}. Yours was not saved; do it again to save it all the same.`;
  return { conflict, kept: theirs.map((name) => values[name]).join(', ') };
}
