import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifySuccess } from '@/components/notify/notify';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteWorkoutMutation, type Workout } from '@/services/workouts';

export function DeleteWorkoutDialog({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const [deleteWorkout] = useDeleteWorkoutMutation();
  const confirm = () =>
    saveOrTell(deleteWorkout(workout.id), () => {
      onClose();
      notifySuccess('Workout deleted successfully!');
    });
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
