import { titleOf } from '@/components/format/title';
import { mergeFields } from '@/screen/saveGuard/mergeFields';
import { withWorkout } from '@/services/shownWeeks';
import { type WeekDay } from '@/services/workouts';
import { placedWorkouts, type PlacedWorkout } from '../workoutsRows';
import { type WorkoutChange } from '../workoutsScreen';

/** The workout with the change. */
export const changed = ({ id, workout, dayId }: PlacedWorkout, change: WorkoutChange): PlacedWorkout => {
  const { sets = workout.sets, reps = workout.reps } = change;
  return { id, workout: { ...workout, sets, reps }, dayId: change.dayId ?? dayId };
};

/** The days with the changes, in that order. */
export const withChanges = (days: readonly WeekDay[], changes: readonly WorkoutChange[]) =>
  changes.reduce((shown, change) => {
    const placed = placedWorkouts(shown).find(({ id }) => id === change.id);
    return placed ? withWorkout({ days: shown }, changed(placed, change)).days : shown;
  }, days);

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
