import { useMemo } from 'react';
import { BringInPage } from '@/screen/bringIn/BringInPage';
import { useSending } from '@/screen/bringIn/useSending';
import { exercisesApi, invalidateExercises, useSaveExerciseMutation } from '@/services/exercises';
import { ExerciseFields } from '../dialogs/ExerciseDialog';
import { toRequest, type ExerciseValues } from '../dialogs/exerciseForm';
import { type Workouts } from '../useWorkouts';
import { EXERCISE_KIND, exercisesHere } from './exerciseKind';

interface Props extends Pick<Workouts, 'weeks' | 'exercises'> {
  isLoading: boolean;
}

/** Brings exercises into the library. */
export function ExercisesBringIn({ exercises, isLoading }: Props) {
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
