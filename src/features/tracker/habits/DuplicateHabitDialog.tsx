import { useStoredFile } from '@/services/media/useStoredFile';
import { HabitDialog } from './HabitDialog';
import { type HabitDialogProps } from './HabitDialogs';
import { toCopy } from './habitForm';

/** The add dialog, filled in from a habit. It opens once the picture is there, or cannot be had. */
export function DuplicateHabitDialog({ habit, onClose }: HabitDialogProps) {
  const image = useStoredFile(habit.image, 'image');
  if (image === undefined) return null;
  return <HabitDialog initialValues={toCopy(habit, image)} onClose={onClose} />;
}
