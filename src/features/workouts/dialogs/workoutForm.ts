import { object, string } from 'yup';
import { id, type Id } from '@/services/http/decode';
import { type Exercise } from '@/services/exercises';
import { type SaveWorkout } from '@/services/workouts';
import { type PlacedWorkout, readEffort } from '../workoutsRows';

/** Week, day and exercise are ids as text; sets and reps are as typed. */
export interface WorkoutValues {
  week: string;
  day: string;
  exercise: string;
  sets: string;
  reps: string;
}

const count = (message: string, stored: string) =>
  string()
    .trim()
    .required(message)
    .test('count', message, (value) => value === stored.trim() || readEffort(value) !== null);

/** What is stored (`8-12`) passes as long as it is left as it is. */
export const workoutSchema = ({ sets, reps }: Pick<WorkoutValues, 'sets' | 'reps'> = { sets: '', reps: '' }) =>
  object({
    week: string().required('Please select a week.'),
    day: string().required('Please select a day.'),
    exercise: string().required('Please select an exercise.'),
    sets: count('Please enter a valid number of sets.', sets),
    reps: count('Please enter a valid number of reps.', reps),
  });

const fieldOf = (value: Id | undefined) => (value === undefined ? '' : String(value));

/** The initial values of a new workout, with the selected week and day. */
export const newWorkout = (weekId: Id | undefined, dayId: Id | undefined): WorkoutValues => ({
  week: fieldOf(weekId),
  day: fieldOf(dayId),
  exercise: '',
  sets: '',
  reps: '',
});

/**
 * The initial values of an edit. For an exercise that is no longer in the library, if that is known, another one has to
 * be chosen.
 */
export function toValues(
  { workout: { exerciseId, sets, reps }, dayId }: PlacedWorkout,
  weekId: Id,
  exercises: readonly Exercise[] | undefined,
): WorkoutValues {
  const isGone = exercises?.every((row) => row.id !== exerciseId) ?? false;
  return {
    week: String(weekId),
    day: String(dayId),
    exercise: fieldOf(isGone ? undefined : (exerciseId ?? undefined)),
    sets: String(sets),
    reps: String(reps),
  };
}

const toCount = (typed: string) => readEffort(typed) ?? typed;

/** The request for values that passed the schema; without an id a workout is created. */
export const toRequest = (values: WorkoutValues, workoutId?: Id): SaveWorkout => ({
  id: workoutId,
  weekId: id(values.week)!,
  workoutDayId: id(values.day)!,
  exerciseId: id(values.exercise)!,
  sets: toCount(values.sets),
  reps: toCount(values.reps),
});
