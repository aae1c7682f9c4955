import { type Workouts } from '@/features/workouts/useWorkouts';
import { useShownLists } from '@/screen/list/listContext';
import { deleteAct, wordsAct } from '../acts';
import { changing } from '../changing';
import { refusalBy, type Deletion, type Many } from '../many';
import { type ActSpec } from '../selectable';
import { exercisesApi, type Exercise } from '@/services/exercises';
import { exerciseSchema } from '@/features/workouts/dialogs/exerciseForm';
import { exerciseRecord as kind } from '@/features/workouts/exerciseRecord';

const EXERCISES: Many<Exercise, ReturnType<typeof kind.values>> = {
  kind,
  noun: 'exercise',
  refusal: ({ name, description }) => refusalBy(exerciseSchema, { title: name, description }),
};

const DELETION: Deletion = {
  remove: (id) => exercisesApi.endpoints.deleteExercise.initiate({ id, inRound: true }),
  dialog: 'deleteExercise',
};

const TEXTS = ['name', 'description'] as const;

const ACTS: Record<string, ActSpec<Exercise>> = {
  words: wordsAct(EXERCISES, TEXTS),
  delete: deleteAct(EXERCISES, DELETION),
};

const NONE: readonly never[] = [];

export const selectedExercises = changing(() => {
  const { exercises = NONE } = useShownLists<Workouts>();
  return { noun: EXERCISES.noun, rows: exercises, shown: exercises, where: 'in the library', acts: ACTS };
});
