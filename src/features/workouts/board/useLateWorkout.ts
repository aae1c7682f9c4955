import { useSyncExternalStore } from 'react';
import { type Id } from '@/services/http/decode';
import { lateChanges } from '@/services/http/lateChanges';
import { isAboutWorkout } from '@/services/workouts';

/** Stops waiting for the answer about this workout; null while none is late. */
export function useLateWorkout(workoutId: Id) {
  const late = useSyncExternalStore(lateChanges.subscribe, lateChanges.current);
  const own = late.find(({ call }) => isAboutWorkout(call, workoutId));
  return own ? own.stopWaiting : null;
}
