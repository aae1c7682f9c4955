import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { newBatch, outcomeOf, type Lines, BatchFooter, useBatch } from '@/capabilities/rounds/api';
import { Dialog } from '@/components/dialog/Dialog';
import { GeneralError } from '@/components/form/Form';
import { type Id } from '@/services/http/decode';
import { failureMessage, roundFailure } from '@/services/http/errors';
import { invalidateWeeks, useLazyGetWeekQuery, usePlaceWorkoutMutation, type WeekDay } from '@/services/workouts';
import { CREATE_FAILURE } from '@/features/workouts/workoutsRows';
import { compared, type CopyItem, type Likeness } from './copyItems';

/** Adds workouts to days, one call after another. `start` begins with these, or adds what was not added yet. */
export function useCopyRun(likeness: Likeness) {
  const dispatch = useDispatch();
  const { batch, start, stop } = useBatch<CopyItem>([], 1);
  /** Why one of the days could not be read. */
  const [problem, setProblem] = useState<string | null>(null);
  const [readWeek] = useLazyGetWeekQuery();
  const [placeWorkout] = usePlaceWorkoutMutation();

  /** The days of these weeks as they are now, or null. */
  const readDays = async (weekIds: ReadonlySet<Id>) => {
    const days: WeekDay[] = [];
    for (const weekId of weekIds) {
      const { data: week, error } = await readWeek(weekId);
      if (!week || error) {
        setProblem(failureMessage(error));
        return null;
      }
      days.push(...week.days);
    }
    return days;
  };
  const begin = (items: readonly CopyItem[]) => {
    const prepare = async (former: Lines<CopyItem>) => {
      setProblem(null);
      const lines = former.length > 0 ? former : newBatch(items).lines;
      const days = await readDays(new Set(lines.map(({ item }) => item.weekId)));
      return days && compared(lines, days, likeness);
    };
    const send = async ({ weekId, dayId, exerciseId, sets, reps }: CopyItem) => {
      const { error } = await placeWorkout({ weekId, workoutDayId: dayId, exerciseId, sets, reps });
      return outcomeOf(error, (failure) => roundFailure(failure, CREATE_FAILURE));
    };
    start({ prepare, send, after: () => void dispatch(invalidateWeeks()) });
  };

  return { batch, problem, start: begin, stop };
}

interface Props {
  title: string;
  /** The text of the button that starts. */
  startLabel: string;
  run: ReturnType<typeof useCopyRun>;
  /** What is added; nothing starts without. */
  items: readonly CopyItem[];
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around a run. */
export const CopyFrame = ({ title, startLabel, run, items, onClose, children }: Props) => (
  <Dialog
    title={title}
    onClose={onClose}
    footer={
      <BatchFooter
        batch={run.batch}
        canStart={items.length > 0}
        labels={{ start: startLabel, rest: 'Add the rest' }}
        onStart={() => run.start(items)}
        onStop={run.stop}
        onClose={onClose}
      />
    }
  >
    {children}
    <GeneralError text={run.problem} />
  </Dialog>
);
