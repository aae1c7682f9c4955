import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError, notifySuccess } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeleteExerciseMutation } from '@/services/exercises';
import { type ExerciseDialogProps } from './exerciseForm';

export function DeleteExerciseDialog({ exercise, onClose }: ExerciseDialogProps) {
  const [deleteExercise] = useDeleteExerciseMutation();
  const confirm = async () => {
    const { error } = await deleteExercise(exercise.id);
    if (error) {
      notifyError(failureMessage(error));
      return;
    }
    onClose();
    notifySuccess('Exercise deleted successfully!');
  };
  return (
    <ConfirmDialog
      title="Delete Exercise"
      text="Are you sure you want to delete this exercise? This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(exercise.name)}</p>
    </ConfirmDialog>
  );
}
