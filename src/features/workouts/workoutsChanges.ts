import { countOf } from '@/components/format/number';
import {
  added,
  fieldsSet,
  deleted,
  deletionsOf,
  edited,
  editedForGood,
  recordKind,
  recordSource,
  savesOf,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { exercisesApi, invalidateExercises, type Exercise, type SaveExercise } from '@/services/exercises';
import { workoutsApi, type SaveWorkout } from '@/services/workouts';

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

const placed = recordSource({
  noun: 'workout',
  endpoint: workoutsApi.endpoints.getWeek,
  rows: ({ days }) => days.flatMap((day) => day.workouts.map((each) => ({ ...each, workoutDayId: day.id }))),
  name: ({ name }) => name,
});

/** A workout has the name of its exercise. */
const workoutSaved = ({ weekId, ...set }: SaveWorkout, find: Find) => {
  const name = find(exercise, set.exerciseId)?.name ?? '';
  return set.id === undefined
    ? added('workout', name, 'WorkOuts')
    : editedForGood('workout', name, 'WorkOuts', fieldsSet(set, find(placed, set.id, weekId)));
};

/** How the journal describes the calls of WorkOuts. */
export const workoutsChanges = {
  saveExercise: (request: SaveExercise, find: Find) => {
    const { id, name, description, video, inRound } = request;
    if (inRound || video || id === undefined) return exerciseSaved(request, find);
    return edited(exercise, id, { name, description });
  },
  deleteExercise: deletionsOf(exercise),
  saveWorkout: workoutSaved,
  placeWorkout: workoutSaved,
  deleteWorkout: () => deleted(placed, undefined),
  createWeeks: (count: number) => ({
    sentence: { sign: 'added' as const, before: `Added ${countOf(count, 'week')}`, name: '', after: '' },
    reason: 'Cannot be undone: weeks cannot be deleted.',
  }),
} satisfies Changes;
