import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError, notifySuccess } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeleteWorkoutMutation, type Workout } from '@/services/workouts';

export function DeleteWorkoutDialog({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const [deleteWorkout] = useDeleteWorkoutMutation();
  const confirm = async () => {
    const { error } = await deleteWorkout(workout.id);
    if (error) {
      notifyError(failureMessage(error));
      return;
    }
    onClose();
    notifySuccess('Workout deleted successfully!');
  };
  return (
    <ConfirmDialog
      title="Delete Workout"
      text="Are you sure you want to delete this workout? This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(workout.name)}</p>
    </ConfirmDialog>
  );
}
