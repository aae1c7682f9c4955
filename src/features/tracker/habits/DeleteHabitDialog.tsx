import { useDeleteHabitMutation } from '@/services/habits';
import { DeleteDialog } from '../DeleteDialog';
import { type HabitDialogProps } from './HabitDialogs';

export function DeleteHabitDialog({ habit: { id, name }, onClose }: HabitDialogProps) {
  const [deleteHabit] = useDeleteHabitMutation();
  return (
    <DeleteDialog
      text="Are you sure you want to delete this habit? This action cannot be undone."
      about={name}
      onDelete={() => deleteHabit(id)}
      onClose={onClose}
    />
  );
}
