import { type Option } from '@/components/form/SelectField';
import { sortRows } from '@/screen/listRows';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { readCount } from '@/lib/readFigure';
import { type Id } from '@/services/http/decode';
import { type Exercise } from '@/services/exercises';
import { type WeekDay, type Workout, type WorkoutDay } from '@/services/workouts';
import { type ExercisesSort } from './workoutsScreen';

/** Whatever the server says. */
export const CREATE_FAILURE = 'Failed to create workout. Please try again.';
export const UPDATE_FAILURE = 'Failed to update workout. Please try again.';

export const MOST_EFFORT = 9999;

/** Sets or reps as typed; null for what is no whole number from 1 on. */
export const readEffort = (typed: string) => readCount(typed, MOST_EFFORT);

/** The days that can be chosen for a week: its own, and those that belong to every week. */
export const daysOfWeek = (days: readonly WorkoutDay[], weekId: Id | null) =>
  days.filter((day) => day.weekId === null || day.weekId === weekId);

/** `3 sets · 12 reps`. */
export const effortOf = ({ sets, reps }: Pick<Workout, 'sets' | 'reps'>) =>
  `${countOf(sets, 'set')} · ${countOf(reps, 'rep')}`;

/** The library in the table's order: by name, or without a sort in the server's order. */
export const sortExercises = (exercises: readonly Exercise[], sort: ExercisesSort | null) =>
  sortRows(exercises, [{ key: 'name', sort: ({ name }) => titleOf(name) }], sort);

/** A row of the exercises table. */
export interface ExerciseRow {
  exercise: Exercise;
  /** The exercise's workout on the selected day; undefined if it is not on that day. */
  workout: Workout | undefined;
}

/** The exercises with their workouts on the selected day; of an exercise that is on the day twice, the first one. */
export function exerciseRows(exercises: readonly Exercise[], day: WeekDay | undefined) {
  const onDay = new Map<Id | null, Workout>();
  for (const workout of day?.workouts ?? []) if (!onDay.has(workout.exerciseId)) onDay.set(workout.exerciseId, workout);
  return exercises.map((exercise): ExerciseRow => ({ exercise, workout: onDay.get(exercise.id) }));
}

/** A workout with the day it is on. */
export interface PlacedWorkout {
  id: Id;
  workout: Workout;
  dayId: Id;
}

export const placedWorkouts = (days: readonly WeekDay[]): PlacedWorkout[] =>
  days.flatMap(({ id: dayId, workouts }) => workouts.map((workout) => ({ id: workout.id, workout, dayId })));

/** Whether the day has an exercise that is still in the library, as only such can be added to another day. */
export const isCopyable = ({ workouts }: WeekDay) => workouts.some(({ exerciseId }) => exerciseId !== null);

/** The options of a select for weeks or days. */
export const titledOptions = (rows: readonly { id: Id; title: string }[]): Option[] =>
  rows.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }));
