import { type Lane } from '@/features/workouts/lanes';
import { type PlacedWorkout } from '@/features/workouts/workoutsRows';
import { type Workout } from '@/services/workouts';

/** Why a workout cannot be moved at all; undefined if it can. Without its exercise no call can name it. */
export const fixedReason = ({ exerciseId }: Workout) =>
  exerciseId === null ? 'Its exercise is gone from the library.' : undefined;

/** Why a workout cannot be moved to this day; undefined if it can. */
export function closedReason({ day }: Lane, { workout, dayId }: PlacedWorkout) {
  if (day.id === dayId) return 'it is here';
  return day.workouts.some(({ exerciseId }) => exerciseId === workout.exerciseId) ? 'has it already' : undefined;
}

/** The days that a change touches: the one that the workout is on, and the one that it is moved to. */
export const touchedLanes = (lanes: readonly Lane[], ...dayIds: readonly unknown[]) =>
  lanes.filter(({ day }) => dayIds.includes(day.id));
