import { type Workouts } from '@/features/workouts/useWorkouts';
import { useShownLists } from '@/screen/list/listContext';
import { deleteAct, wordsAct } from '../acts';
import { changing } from '../changing';
import { refusalBy, type Many } from '../many';
import { type ActSpec } from '../selectable';
import { type Exercise } from '@/services/exercises';
import { exerciseSchema } from '@/features/workouts/dialogs/exerciseForm';
import { exerciseRecord } from '@/features/workouts/exerciseRecord';

const EXERCISES: Many<Exercise, ReturnType<typeof exerciseRecord.values>> = {
  ...exerciseRecord,
  refusal: ({ name, description }) => refusalBy(exerciseSchema, { title: name, description }),
};

const TEXTS = ['name', 'description'] as const;

const ACTS: Record<string, ActSpec<Exercise>> = {
  words: wordsAct(EXERCISES, TEXTS),
  delete: deleteAct(EXERCISES, 'deleteExercise'),
};

const NONE: readonly never[] = [];

export const selectedExercises = changing(() => {
  const { exercises = NONE } = useShownLists<Workouts>();
  return { noun: EXERCISES.noun, rows: exercises, shown: exercises, where: 'in the library', acts: ACTS };
});
