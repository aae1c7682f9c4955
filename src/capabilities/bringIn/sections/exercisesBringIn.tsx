import { VIDEOS } from '@/components/upload/accept';
import { type ContentKind } from '../contentKind';
import { recordBringIn } from '../recordBringIn';
import { descriptionField, titleField, WORDS } from '../words';
import { exercisesApi } from '@/services/exercises';
import { ExerciseFields } from '@/features/workouts/dialogs/ExerciseDialog';
import {
  NEW_EXERCISE,
  newExerciseSchema,
  toRequest,
  type ExerciseValues,
} from '@/features/workouts/dialogs/exerciseForm';
import { exerciseRecord } from '@/features/workouts/exerciseRecord';

const EXAMPLE = `Glute bridge
Description: Lie on your back, feet under the knees. Lift the hips and hold for two breaths.
`;

/** How exercises are brought in: their texts, and films that have their names. They have no place. */
export const EXERCISE_KIND: ContentKind<ExerciseValues> = {
  section: 'WorkOuts',
  path: '/workouts',
  noun: exerciseRecord.noun,
  taken: {
    fields: [
      titleField('exercise', 'exercise name', 'exercise title', 'movement'),
      descriptionField(
        ...WORDS.note.heads,
        ...WORDS.steps.heads,
        ...['exercise notes', 'how', 'how to', 'how to do it', 'how to do', 'cue', 'cues'],
        ...['technique', 'form', 'execution'],
      ),
    ],
    exported: { Name: 'title', Description: 'description', Sets: '', Reps: '', Video: '' },
  },
  needed: 'Title, description, a film: choose it along with the text, with the name of its exercise',
  ifThere: '',
  notRead: 'Sets and reps, which belong to a day.',
  example: EXAMPLE,
  schema: newExerciseSchema,
  first: NEW_EXERCISE,
  toValues: (fields) => fields,
  placeFields: [],
  amountsOf: ({ video }) => video?.name ?? 'no film',
  hasContent: ({ title, description }) => Boolean(title.trim() || description.trim()),
  contentOf: ({ description }) => description,
  sameIn: 'description',
  looksWrong: () => null,
  fileField: { name: 'video', missing: 'Choose a film' },
  accept: VIDEOS,
  withFile: (values, video) => (values.video ? null : { ...values, video }),
  hasPicture: () => true,
};

/** Brings exercises into the library. */
export const ExercisesBringIn = recordBringIn({
  kind: EXERCISE_KIND,
  record: exerciseRecord,
  hereOf: ({ description }) => ({ content: description }),
  opens: 'editExercise',
  add: (values) => exercisesApi.endpoints.saveExercise.initiate({ ...toRequest(values), inRound: true }),
  fields: () => <ExerciseFields />,
});
