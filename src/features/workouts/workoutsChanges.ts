import { countOf } from '@/components/format/number';
import {
  deleted,
  deletionsOf,
  edited,
  recordKind,
  savedForGood,
  savesOf,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { exercisesApi, invalidateExercises, type Exercise, type SaveExercise } from '@/services/exercises';
import { type SaveWorkout } from '@/services/workouts';

const { listExercises, saveExercise } = exercisesApi.endpoints;

export const exercise = recordKind({
  noun: 'exercise',
  endpoint: listExercises,
  rows: (exercises) => exercises,
  name: ({ name }) => name,
  values: ({ name, description }: Exercise) => ({ name, description }),
  needs: ['name', 'description'],
  labels: { name: 'Title', description: 'Description' },
  restore: (id, values, _arg, inRound) => saveExercise.initiate({ id, ...values, video: null, inRound }),
  afterRound: invalidateExercises,
});

const exerciseSaved = savesOf(exercise, 'WorkOuts');

/** A workout has the name of its exercise. */
const exerciseOf = ({ exerciseId }: SaveWorkout, find: Find) => find(exercise, exerciseId)?.name ?? '';

const workoutSaved = (workout: SaveWorkout, find: Find) =>
  savedForGood(workout.id, 'workout', exerciseOf(workout, find), 'WorkOuts');

/** How the journal describes the calls of WorkOuts. */
export const workoutsChanges = {
  saveExercise: (request: SaveExercise) => {
    const { id, name, description, video, inRound } = request;
    if (inRound || video || id === undefined) return exerciseSaved(request);
    return edited(exercise, id, { name, description });
  },
  deleteExercise: deletionsOf(exercise),
  saveWorkout: workoutSaved,
  placeWorkout: workoutSaved,
  deleteWorkout: () => deleted('workout', exercise, undefined),
  createWeeks: (count: number) => ({
    sentence: { sign: 'added' as const, before: `Added ${countOf(count, 'week')}`, name: '', after: '' },
    reason: 'Cannot be undone: weeks cannot be deleted.',
  }),
} satisfies Changes;
