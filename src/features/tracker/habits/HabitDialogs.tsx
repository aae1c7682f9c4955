import { useSelector } from 'react-redux';
import { aboutRow, editedRow, Gone, RowDialogs } from '@/screen/RowDialogs';
import { type Habit } from '@/services/habits';
import { dialogClosed, selectTrackerScreen } from '../trackerScreen';
import { DeleteHabitDialog } from './DeleteHabitDialog';
import { DuplicateHabitDialog, HabitDialog } from './HabitDialog';
import { NEW_HABIT, toValues } from './habitForm';

export interface HabitDialogsProps {
  /** Undefined until the first load succeeded. */
  habits: readonly Habit[] | undefined;
}

/** The open dialog of the habits' tab. */
export function HabitDialogs({ habits }: HabitDialogsProps) {
  const { dialog } = useSelector(selectTrackerScreen);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        add: (close) => <HabitDialog initialValues={NEW_HABIT} onClose={close} />,
        edit: editedRow(habits, (habit, close) => (
          <HabitDialog habit={habit} initialValues={toValues(habit)} onClose={close} />
        )),
        duplicate: aboutRow(habits, (habit, close) => <DuplicateHabitDialog habit={habit} onClose={close} />),
        delete: aboutRow(habits, (habit, close) => <DeleteHabitDialog habit={habit} onClose={close} />),
        // Habits have no items, but a link can say so.
        items: (close) => <Gone onClose={close} />,
      }}
    />
  );
}
