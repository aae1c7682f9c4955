import { countOf } from '@/components/format/number';
import {
  added,
  fieldsSet,
  deleted,
  deletionsOf,
  edited,
  editedForGood,
  savesOf,
  type Changes,
  type Find,
} from '../changes';
import { type SaveExercise } from '@/services/exercises';
import { type SaveWorkout } from '@/services/workouts';
import { exerciseRecord } from '@/features/workouts/exerciseRecord';
import { workoutRecord } from '@/features/workouts/workoutRecord';

const exerciseSaved = savesOf(exerciseRecord, 'WorkOuts');

/** A workout has the name of its exercise. */
const workoutSaved = ({ weekId, ...set }: SaveWorkout, find: Find) => {
  const name = find(exerciseRecord, set.exerciseId)?.name ?? '';
  if (set.id === undefined) return added(workoutRecord, name, 'WorkOuts');
  const placed = find(workoutRecord, set.id, weekId);
  const stored = placed && { ...placed.workout, workoutDayId: placed.dayId };
  return editedForGood(workoutRecord, name, 'WorkOuts', fieldsSet(set, stored));
};

/** How the journal describes the calls of WorkOuts. */
export const changes = {
  saveExercise: (request: SaveExercise, find: Find) => {
    const { id, name, description, video, inRound } = request;
    if (inRound || video || id === undefined) return exerciseSaved(request, find);
    return edited(exerciseRecord, id, { name, description });
  },
  deleteExercise: deletionsOf(exerciseRecord),
  saveWorkout: workoutSaved,
  placeWorkout: workoutSaved,
  deleteWorkout: () => deleted(workoutRecord, undefined),
  createWeeks: (count: number) => ({
    sentence: { sign: 'added' as const, before: `Added ${countOf(count, 'week')}`, name: '', after: '' },
    reason: 'Cannot be undone: weeks cannot be deleted.',
  }),
} satisfies Changes;
