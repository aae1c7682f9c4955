import { countOf } from '@/components/format/number';
import {
  added,
  addedInRound,
  deleted,
  deletedInRound,
  edited,
  editedForGood,
  editedInRound,
  recordKind,
  savedForGood,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { exercisesApi, invalidateExercises, type Exercise, type SaveExercise } from '@/services/exercises';
import { type Id } from '@/services/http/decode';
import { type SaveWorkout } from '@/services/workouts';

const { listExercises, saveExercise, editExerciseOneOfMany } = exercisesApi.endpoints;

export const exercise = recordKind({
  noun: 'exercise',
  endpoint: listExercises,
  rows: (exercises) => exercises,
  name: ({ name }) => name,
  values: ({ name, description }: Exercise) => ({ name, description }),
  needs: ['name', 'description'],
  labels: { name: 'Title', description: 'Description' },
  restore: (id, values, _arg, isOneOfMany) =>
    (isOneOfMany ? editExerciseOneOfMany : saveExercise).initiate({ id, ...values, video: null }),
  afterRound: invalidateExercises,
});

/** A workout has the name of its exercise. */
const exerciseOf = ({ exerciseId }: SaveWorkout, find: Find) => find(exercise, exerciseId)?.name ?? '';

const workoutSaved = (workout: SaveWorkout, find: Find) =>
  savedForGood(workout.id, 'workout', exerciseOf(workout, find), 'WorkOuts');

/** How the journal describes the calls of WorkOuts. */
export const workoutsChanges = {
  saveExercise: ({ id, name, description, video }: SaveExercise) => {
    if (id === undefined) return added('exercise', name, 'WorkOuts');
    return video ? editedForGood('exercise', name, 'WorkOuts') : edited(exercise, id, { name, description });
  },
  addExerciseOneOfMany: ({ name }: SaveExercise) => addedInRound('exercise', name, 'WorkOuts'),
  editExerciseOneOfMany: ({ id, ...set }: SaveExercise) => editedInRound(exercise, id!, set, 'Changed '),
  deleteExercise: (id: Id, find: Find) => deleted('exercise', exercise, find(exercise, id)),
  deleteExerciseOneOfMany: (id: Id, find: Find) => deletedInRound('exercise', exercise, find(exercise, id)),
  saveWorkout: workoutSaved,
  placeWorkout: workoutSaved,
  deleteWorkout: () => deleted('workout', exercise, undefined),
  createWeeks: (count: number) => ({
    sentence: { sign: 'added' as const, before: `Added ${countOf(count, 'week')}`, name: '', after: '' },
    reason: 'Cannot be undone: weeks cannot be deleted.',
  }),
} satisfies Changes;
