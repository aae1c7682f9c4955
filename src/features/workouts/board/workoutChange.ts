import { type Workout } from '@/services/workouts';
import { type PlacedWorkout } from '../workoutsView';
import { type WorkoutChange } from '../workoutsScreen';

/** Where a workout is and how much of it, as stored. */
type Placing = Pick<PlacedWorkout, 'dayId'> & Pick<Workout, 'sets' | 'reps'>;

/** The workout with the changes, in that order. */
export const changed = (placed: PlacedWorkout, ...changes: readonly Partial<Placing>[]): PlacedWorkout =>
  changes.reduce<PlacedWorkout>(
    ({ id, workout, dayId }, { dayId: nextDay = dayId, sets = workout.sets, reps = workout.reps }) => ({
      id,
      workout: { ...workout, sets, reps },
      dayId: nextDay,
    }),
    placed,
  );

/** What a change names, as a workout has it. */
export const only = ({ dayId, sets, reps }: WorkoutChange, { workout, dayId: day }: PlacedWorkout) => ({
  ...(dayId !== undefined && { dayId: day }),
  ...(sets !== undefined && { sets: workout.sets }),
  ...(reps !== undefined && { reps: workout.reps }),
});
