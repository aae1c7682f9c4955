import { type Workouts } from '@/features/workouts/useWorkouts';
import { useShownLists } from '@/screen/list/listContext';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/workouts',
    what: 'exercises',
    useIsFirst: () => useShownLists<Workouts>().exercises?.length === 0,
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './exercisesBringIn')).ExercisesBringIn,
);
