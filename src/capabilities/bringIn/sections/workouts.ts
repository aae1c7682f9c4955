import { useListExercisesQuery } from '@/services/exercises';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/workouts', what: 'exercises', useIsFirst: () => useListExercisesQuery().data?.length === 0 },
  async () => (await import(/* webpackChunkName: "bring-in" */ './ExercisesBringIn')).ExercisesBringIn,
);
