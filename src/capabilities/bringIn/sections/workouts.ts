import { exercisesApi } from '@/services/exercises';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/workouts',
    what: 'exercises',
    useIsFirst: () => exercisesApi.endpoints.listExercises.useQueryState().data?.length === 0,
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './ExercisesBringIn')).ExercisesBringIn,
);
