import { withWorkout } from '@/services/shownWeeks';
import { type WeekDay } from '@/services/workouts';
import { placedWorkouts, type PlacedWorkout } from '../workoutsView';
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
