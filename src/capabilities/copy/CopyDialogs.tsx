import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { useShownLists } from '@/screen/list/listContext';
import { type Workouts } from '@/features/workouts/useWorkouts';
import { isCopyable, placedWorkouts } from '@/features/workouts/workoutsRows';
import { aboutRow } from '@/screen/RowDialogs';
import { type AddedDialogProps } from '@/screen/urlFields';
import { type Workout } from '@/services/workouts';
import { CopyDialog } from './CopyDialog';
import { CopyWeekDialog } from './CopyWeekDialog';

const isInLibrary = ({ workout }: { workout: Workout }) => workout.exerciseId !== null;

/** Copies a day, one exercise of it, or the week. */
export function CopyDialogs({ dialog: { kind, id }, onClose }: AddedDialogProps) {
  const { weeks = [], week, days, allDays, isLoading } = useShownLists<Workouts>();
  const from = { week: week!, weeks, allDays: allDays ?? [] };
  if (kind === 'copyDay')
    return aboutRow(days?.filter(isCopyable), (day, close) => (
      <CopyDialog
        {...from}
        title={`Copy ${titleOf(day.title)}`}
        workouts={day.workouts}
        dayId={day.id}
        onClose={close}
      />
    ))(onClose, id);
  if (kind === 'copyWorkout')
    return aboutRow(days && placedWorkouts(days).filter(isInLibrary), ({ workout, dayId }, close) => (
      <CopyDialog
        {...from}
        title={`Copy ${titleOf(workout.name)}`}
        workouts={[workout]}
        dayId={dayId}
        everyDay="Every day of the week"
        onClose={close}
      />
    ))(onClose, id);
  return week && days && allDays ? (
    <CopyWeekDialog {...{ week, days, weeks, allDays }} onClose={onClose} />
  ) : (
    <Dialog title="Copy week" onClose={onClose}>
      <p role="status">{isLoading ? 'The week is still loading.' : 'No week could be loaded.'}</p>
    </Dialog>
  );
}
