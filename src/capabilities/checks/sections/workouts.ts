import { exercisesApi } from '@/services/exercises';
import { workoutsApi } from '@/services/workouts';
import { checksOf } from '../checksOf';

function useLists() {
  const { data: weeks, isLoading: areWeeksLoading } = workoutsApi.endpoints.listWeeks.useQueryState();
  const { data: exercises, isLoading: areExercisesLoading } = exercisesApi.endpoints.listExercises.useQueryState();
  return { weeks, exercises, isLoading: areWeeksLoading || areExercisesLoading };
}

export const fills = checksOf(
  { path: '/workouts', label: 'WorkOuts', useLists },
  async () => (await import(/* webpackChunkName: "checks" */ './workoutsChecks')).workoutsChecks,
);
