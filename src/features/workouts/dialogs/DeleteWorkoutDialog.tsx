import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifySuccess } from '@/components/notify/notify';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteWorkoutMutation, type Workout } from '@/services/workouts';

interface Props {
  workout: Workout;
  /** Whether its day belongs to every week. */
  isShared: boolean;
  onClose: () => void;
}

export function DeleteWorkoutDialog({ workout, isShared, onClose }: Props) {
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
      {isShared && <p className="meta">Its day belongs to every week, so it goes from each of them.</p>}
    </ConfirmDialog>
  );
}
