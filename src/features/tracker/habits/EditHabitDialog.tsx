import { HabitDialog } from './HabitDialog';
import { type HabitDialogProps } from './HabitDialogs';
import { toValues } from './habitForm';

export function EditHabitDialog({ habit, onClose }: HabitDialogProps) {
  return <HabitDialog habit={habit} initialValues={toValues(habit)} onClose={onClose} />;
}
