import { countOf } from '@/components/format/number';
import { compareText } from '@/components/format/order';
import { titleOf } from '@/components/format/title';
import { pageOf } from '@/components/table/pageOf';
import { type Id } from '@/services/http/decode';
import { type Exercise } from '@/services/exercises';
import { type WeekDay, type Workout, type WorkoutDay } from '@/services/workouts';
import { type ExercisesSort } from './workoutsScreen';

/** The days that can be chosen for a week: its own, and those of every week. */
export const daysOfWeek = (days: readonly WorkoutDay[], weekId: Id | null) =>
  days.filter((day) => day.weekId === null || day.weekId === weekId);

/** `3 sets · 12 reps`. */
export const effortOf = ({ sets, reps }: Pick<Workout, 'sets' | 'reps'>) =>
  `${countOf(sets, 'set')} · ${countOf(reps, 'rep')}`;

/** The library in the table's order: as the server sent it, or by name. */
export function sortExercises(exercises: readonly Exercise[], sort: ExercisesSort | null): readonly Exercise[] {
  if (!sort) return exercises;
  const sign = sort.direction === 'asc' ? 1 : -1;
  return exercises.toSorted((a, b) => sign * compareText(titleOf(a.name), titleOf(b.name)));
}

/** An exercise of the library as the table shows it. */
export interface ExerciseRow {
  exercise: Exercise;
  /** What the selected day asks of it; undefined where it is not on that day. */
  workout: Workout | undefined;
}

/** One page of the library's rows; a page beyond the end is the last one. */
export function exercisePage(exercises: readonly Exercise[], day: WeekDay | undefined, page: number, size: number) {
  const { current, rows } = pageOf(exercises, page, size);
  return { current, rows: exerciseRows(rows, day) };
}

/**
 * Exercises beside what the selected day asks of each (readings, "Workouts"); of one that is on the day twice, the first.
 */
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

/** Whether the day has an exercise that the library still knows: one that is gone can be added nowhere. */
export const isCopyable = ({ workouts }: WeekDay) => workouts.some(({ exerciseId }) => exerciseId !== null);
