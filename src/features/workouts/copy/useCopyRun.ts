import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { type Id } from '@/services/decode';
import { failureMessage } from '@/services/errors';
import { useLazyGetWeekQuery, useSaveWorkoutMutation, type Workout } from '@/services/workouts';
import { copyRun, newRun, nextLine, type CopyEvent } from './copyRun';

interface CopyTarget {
  weekId: Id;
  dayId: Id;
}

/**
 * Adds workouts to another day, one call after another. `start` begins, and goes on with what was not added yet; while
 * it runs it does nothing. A call that is under way when the run is stopped, or the dialog closed, is the last one.
 */
export function useCopyRun(workouts: readonly Workout[]) {
  const [run, setRun] = useState(() => newRun(workouts));
  const latest = useRef(run); // the calls' loop outlives the render that began it
  const { run: alone } = useOneAtATime();
  const [readWeek] = useLazyGetWeekQuery();
  const [saveWorkout] = useSaveWorkoutMutation();

  const apply = (event: CopyEvent) => {
    latest.current = copyRun(latest.current, event);
    setRun(latest.current);
  };

  const send = async (index: number, { weekId, dayId }: CopyTarget) => {
    const { exerciseId, sets, reps } = latest.current.lines[index]!;
    apply({ type: 'lineSent', index });
    const { error } = await saveWorkout({ weekId, workoutDayId: dayId, exerciseId, sets, reps });
    apply(error ? { type: 'lineFailed', index, reason: failureMessage(error) ?? '' } : { type: 'lineAdded', index });
  };

  const work = async (target: CopyTarget) => {
    apply({ type: 'started' });
    const { data: week, error } = await readWeek(target.weekId);
    if (!week || error) {
      apply({ type: 'targetUnread', reason: failureMessage(error) });
      return;
    }
    apply({ type: 'targetRead', workouts: week.days.find(({ id }) => id === target.dayId)?.workouts ?? [] });
    for (let index = nextLine(latest.current); index >= 0; index = nextLine(latest.current)) await send(index, target);
    apply({ type: 'ended' });
  };

  const stop = () => apply({ type: 'stopAsked' });
  const stopOnLeaving = useEffectEvent(stop);
  useEffect(() => () => stopOnLeaving(), []);

  return { run, start: (target: CopyTarget) => void alone(() => work(target)), stop };
}
