import { CalendarPlus, PersonArmsUp, PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { type MenuItem } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { AddButton } from '@/screen/AddButton';
import { dialogOpened } from './workoutsScreen';

export const AddWeekButton = () => (
  <AddButton
    icon={CalendarPlus}
    label="Add Week"
    opens={dialogOpened({ kind: 'addWeeks' })}
    className="btn-outline-secondary"
  />
);

export const AddExerciseButton = () => (
  <AddButton
    icon={PersonArmsUp}
    label="Add Exercise"
    opens={dialogOpened({ kind: 'addExercise' })}
    className="btn-outline-secondary"
  />
);

export const AddWorkoutButton = () => (
  <AddButton icon={PlusLg} label="Add Work-Out" opens={dialogOpened({ kind: 'addWorkout' })} className="btn-primary" />
);

/** What is added rarely: as buttons, and on a phone in a menu. */
export const DaysActions = () => (
  <>
    <span className="rare-buttons">
      <AddWeekButton />
      <AddExerciseButton />
    </span>
    <span className="rare-menu">
      <MoreMenu />
    </span>
  </>
);

/** What is added rarely, in a menu. `onPrint` prints the week there. */
export function MoreMenu({ onPrint }: { onPrint?: () => void }) {
  const dispatch = useDispatch();
  const open = (kind: 'addWeeks' | 'addExercise') => () => dispatch(dialogOpened({ kind }));
  const more: MenuItem[] = [
    { label: 'Add Week', icon: 'CalendarPlus', onSelect: open('addWeeks') },
    { label: 'Add Exercise', icon: 'PersonArmsUp', onSelect: open('addExercise') },
  ];
  if (onPrint) more.push({ label: 'Print week', icon: 'Printer', onSelect: onPrint });
  return <RowMenu label="More" items={more} />;
}
