import { type Loaded } from '@/lib/loaded';
import { DeleteDialog } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, Gone, RowDialogs } from '@/screen/RowDialogs';
import { type Habit, useDeleteHabitMutation } from '@/services/habits';
import { type TrackerDialog } from '../trackerScreen';
import { DuplicateHabitDialog, HabitDialog } from './HabitDialog';
import { NEW_HABIT, toValues } from './habitForm';

export interface HabitDialogsProps {
  habits: Loaded<readonly Habit[]>;
}

/** The open dialog of the habits' tab. */
export function HabitDialogs({ habits }: HabitDialogsProps) {
  const [deleteHabit] = useDeleteHabitMutation();
  return (
    <RowDialogs<TrackerDialog>
      kinds={{
        add: (close) => <HabitDialog initialValues={NEW_HABIT} onClose={close} />,
        edit: editedRow(habits, (habit, close) => (
          <HabitDialog habit={habit} initialValues={toValues(habit)} onClose={close} />
        )),
        duplicate: aboutRow(habits, (habit, close) => <DuplicateHabitDialog habit={habit} onClose={close} />),
        delete: aboutRow(habits, (habit, close) => (
          <DeleteDialog
            title="Confirm Delete"
            text="Are you sure you want to delete this habit? This action cannot be undone."
            about={habit.name}
            onDelete={() => deleteHabit(habit.id)}
            onClose={close}
          />
        )),
        // Habits have no items, but a link can name such a dialog.
        items: (close) => <Gone onClose={close} />,
      }}
    />
  );
}
