import { useListExercisesQuery } from '@/services/exercises';
import { useListWeeksQuery } from '@/services/workouts';
import { checksOf } from '../checksOf';

function useLists() {
  const { data: weeks, isLoading: areWeeksLoading } = useListWeeksQuery();
  const { data: exercises, isLoading: areExercisesLoading } = useListExercisesQuery();
  return { weeks, exercises, isLoading: areWeeksLoading || areExercisesLoading };
}

export const fills = checksOf(
  { path: '/workouts', label: 'WorkOuts', useLists },
  async () => (await import(/* webpackChunkName: "checks" */ './workoutsChecks')).workoutsChecks,
);
