import { ExerciseFields } from '@/features/workouts/dialogs/ExerciseDialog';
import { toRequest } from '@/features/workouts/dialogs/exerciseForm';
import { exerciseRecord } from '@/features/workouts/exerciseRecord';
import { exercisesApi } from '@/services/exercises';
import { recordBringIn } from '../recordBringIn';
import { EXERCISE_KIND, exercisesHere } from './exerciseKind';

/** Brings exercises into the library. */
export const ExercisesBringIn = recordBringIn({
  kind: EXERCISE_KIND,
  record: exerciseRecord,
  hereOf: exercisesHere,
  add: (values) => exercisesApi.endpoints.saveExercise.initiate({ ...toRequest(values), inRound: true }),
  Fields: ExerciseFields,
});
