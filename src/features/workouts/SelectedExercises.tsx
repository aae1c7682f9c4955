import { type Loaded } from '@/lib/loaded';
import { deleteAct, wordsAct } from '@/screen/changeMany/acts';
import { refusalBy, type Deletion, type Many } from '@/screen/changeMany/many';
import { SelectionBar, type ActSpec } from '@/screen/changeMany/SelectionBar';
import { exercisesApi, type Exercise } from '@/services/exercises';
import { exerciseSchema } from './dialogs/exerciseForm';
import { exerciseRecord as kind } from './exerciseRecord';

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

/** What can be done with the selected exercises. */
export const SelectedExercises = ({ exercises = NONE }: { exercises: Loaded<readonly Exercise[]> }) => (
  <SelectionBar
    className="selection-bar"
    noun={EXERCISES.noun}
    rows={exercises}
    shown={exercises}
    where="in the library"
    acts={ACTS}
  />
);
