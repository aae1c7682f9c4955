import { ExerciseDialog } from './ExerciseDialog';
import { toValues, type ExerciseDialogProps } from './exerciseForm';

export function EditExerciseDialog({ exercise, onClose }: ExerciseDialogProps) {
  return <ExerciseDialog exercise={exercise} initialValues={toValues(exercise)} onClose={onClose} />;
}
