import { useState } from 'react';
import { outcomeOf, type Lines } from '@/components/batch/batch';
import { useBatch } from '@/components/batch/useBatch';
import { type Id } from '@/services/http/decode';
import { failureMessage } from '@/services/http/errors';
import { useLazyGetWeekQuery, useSaveWorkoutMutation, type Workout } from '@/services/workouts';
import { compared, toItems, type CopyItem } from './copyItems';

interface CopyTarget {
  weekId: Id;
  dayId: Id;
}

/** Adds workouts to another day, one call after another. `start` begins, or adds what was not added yet. */
export function useCopyRun(workouts: readonly Workout[]) {
  const { batch, start, stop } = useBatch(toItems(workouts), 1);
  /** Why the other day could not be read. */
  const [problem, setProblem] = useState<string | null>(null);
  const [readWeek] = useLazyGetWeekQuery();
  const [saveWorkout] = useSaveWorkoutMutation();

  const copyTo = ({ weekId, dayId }: CopyTarget) => {
    const prepare = async (lines: Lines<CopyItem>) => {
      setProblem(null);
      const { data: week, error } = await readWeek(weekId);
      if (week && !error) return compared(lines, week.days.find(({ id }) => id === dayId)?.workouts ?? []);
      setProblem(failureMessage(error));
      return null;
    };
    const send = async ({ exerciseId, sets, reps }: CopyItem) => {
      const { error } = await saveWorkout({ weekId, workoutDayId: dayId, exerciseId, sets, reps });
      return outcomeOf(error, failureMessage);
    };
    start({ prepare, send });
  };

  return { batch, problem, start: copyTo, stop };
}
