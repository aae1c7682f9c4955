import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Habit } from '@/services/habits';
import { dialogClosed, selectTrackerScreen, type TrackerDialog } from '../trackerScreen';
import { DeleteHabitDialog } from './DeleteHabitDialog';
import { DuplicateHabitDialog } from './DuplicateHabitDialog';
import { EditHabitDialog } from './EditHabitDialog';
import { HabitDialog } from './HabitDialog';
import { NEW_HABIT } from './habitForm';

export interface HabitDialogProps {
  habit: Habit;
  onClose: () => void;
}

const ABOUT_A_HABIT = { edit: EditHabitDialog, duplicate: DuplicateHabitDialog, delete: DeleteHabitDialog };

interface Props {
  /** Undefined until the first load went through. */
  habits: readonly Habit[] | undefined;
}

/** The dialog that stands open; a link to one about a habit that is gone opens nothing. */
export function HabitDialogs({ habits }: Props) {
  const { dialog } = useSelector(selectTrackerScreen);
  return dialog && <OpenDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} habits={habits} />;
}

function OpenDialog({ dialog, habits }: Props & { dialog: TrackerDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const { kind } = dialog;
  const habit = habits?.find(({ id }) => id === dialog.id);
  // Habits have no items: a link that says so leads nowhere.
  const isGone = kind === 'items' || (kind !== 'add' && habits && !habit);
  useClosedIfGone(Boolean(isGone), close);

  if (kind === 'add') return <HabitDialog initialValues={NEW_HABIT} onClose={close} />;
  if (kind === 'items' || !habit) return null;
  const Dialog = ABOUT_A_HABIT[kind];
  return <Dialog habit={habit} onClose={close} />;
}
