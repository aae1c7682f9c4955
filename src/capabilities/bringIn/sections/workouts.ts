import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/workouts', what: 'exercises', list: 'exercises' },
  async () => (await import(/* webpackChunkName: "bring-in" */ './exercisesBringIn')).ExercisesBringIn,
);
