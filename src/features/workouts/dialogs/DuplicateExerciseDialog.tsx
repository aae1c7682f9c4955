import { useStoredFile } from '@/services/media/useStoredFile';
import { ExerciseDialog } from './ExerciseDialog';
import { toCopy, type ExerciseDialogProps } from './exerciseForm';

/** Add Exercise, filled in from an exercise. It opens once the film is there, or cannot be had. */
export function DuplicateExerciseDialog({ exercise, onClose }: ExerciseDialogProps) {
  const video = useStoredFile(exercise.video, 'video');
  if (video === undefined) return null;
  return <ExerciseDialog initialValues={toCopy(exercise, video)} onClose={onClose} />;
}
