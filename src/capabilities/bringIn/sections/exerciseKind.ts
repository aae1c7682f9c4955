import { VIDEOS } from '@/components/upload/accept';
import { type ContentKind, type Here } from '../contentKind';
import { WORDS } from '../words';
import { type Exercise } from '@/services/exercises';
import { NEW_EXERCISE, newExerciseSchema, type ExerciseValues } from '@/features/workouts/dialogs/exerciseForm';

const EXAMPLE = `Glute bridge
Description: Lie on your back, feet under the knees. Lift the hips and hold for two breaths.
`;

/** How exercises are brought in: their texts, and films that have their names. They have no place. */
export const EXERCISE_KIND: ContentKind<ExerciseValues> = {
  section: 'WorkOuts',
  path: '/workouts',
  noun: 'exercise',
  taken: {
    fields: [
      {
        name: 'title',
        label: 'Title',
        kind: 'line',
        ...WORDS.title,
        heads: [...WORDS.title.heads, 'exercise', 'exercise name', 'exercise title', 'movement'],
      },
      {
        name: 'description',
        label: 'Description',
        kind: 'lines',
        ...WORDS.description,
        heads: [
          ...WORDS.description.heads,
          ...WORDS.note.heads,
          ...WORDS.steps.heads,
          ...[
            'exercise notes',
            'how',
            'how to',
            'how to do it',
            'how to do',
            'cue',
            'cues',
            'technique',
            'form',
            'execution',
          ],
        ],
      },
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

/** The exercises that are there, for comparing. */
export const exercisesHere = (exercises: readonly Exercise[]): Here[] =>
  exercises.map(({ id, name, description }) => ({
    id,
    title: name,
    content: description,
    place: '',
    dialog: `editExercise:${id}`,
  }));
