import { useDeleteHabitMutation, type Habit } from '@/services/habits';
import { DeleteDialog } from '../DeleteDialog';

export function DeleteHabitDialog({ habit: { id, name }, onClose }: { habit: Habit; onClose: () => void }) {
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
