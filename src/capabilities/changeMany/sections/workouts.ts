import { titleOf } from '@/components/format/title';
import { EXERCISES_TABLE } from '@/features/workouts/exercisesColumns';
import { type ExerciseRow } from '@/features/workouts/workoutsRows';
import { WORKOUTS } from '@/features/workouts/workoutsScreen';
import { changeManyRows } from '../changeManyRows';

const rows = {
  name: EXERCISES_TABLE.name,
  nameOf: ({ exercise }: ExerciseRow) => titleOf(exercise.name),
  idOf: ({ exercise }: ExerciseRow) => exercise.id,
};

export const fills = changeManyRows(
  WORKOUTS,
  rows,
  async () => (await import(/* webpackChunkName: "change-many" */ './selectedExercises')).selectedExercises,
);
