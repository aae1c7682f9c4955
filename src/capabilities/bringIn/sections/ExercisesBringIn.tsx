import { useMemo } from 'react';
import { type Workouts } from '@/features/workouts/useWorkouts';
import { useShownLists } from '@/screen/list/listContext';
import { BringInPage } from '../BringInPage';
import { useSending } from '../useSending';
import { exercisesApi, invalidateExercises, useSaveExerciseMutation } from '@/services/exercises';
import { ExerciseFields } from '@/features/workouts/dialogs/ExerciseDialog';
import { toRequest, type ExerciseValues } from '@/features/workouts/dialogs/exerciseForm';
import { EXERCISE_KIND, exercisesHere } from './exerciseKind';

/** Brings exercises into the library. */
export function ExercisesBringIn() {
  const { exercises, isLoading } = useShownLists<Workouts>();
  const [addExercise] = useSaveExerciseMutation();
  const lists = useMemo(() => exercises && { places: [], here: exercisesHere(exercises) }, [exercises]);
  const sending = useSending({
    list: exercisesApi.endpoints.listExercises,
    hereOf: exercisesHere,
    send: (values: ExerciseValues) => addExercise({ ...toRequest(values), inRound: true }),
    invalidate: invalidateExercises,
  });
  return (
    <BringInPage kind={EXERCISE_KIND} lists={lists} isLoading={isLoading} shown="" sending={sending}>
      <ExerciseFields />
    </BringInPage>
  );
}
