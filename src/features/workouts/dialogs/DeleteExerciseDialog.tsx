import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifySuccess } from '@/components/notify/notify';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteExerciseMutation } from '@/services/exercises';
import { type ExerciseDialogProps } from './exerciseForm';

export function DeleteExerciseDialog({ exercise, onClose }: ExerciseDialogProps) {
  const [deleteExercise] = useDeleteExerciseMutation();
  const confirm = () =>
    saveOrTell(deleteExercise(exercise.id), () => {
      onClose();
      notifySuccess('Exercise deleted successfully!');
    });
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
