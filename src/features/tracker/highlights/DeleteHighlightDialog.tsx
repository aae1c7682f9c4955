import { useDeleteHighlightMutation } from '@/services/highlights';
import { DeleteDialog } from '../DeleteDialog';
import { type HighlightDialogProps } from './HighlightDialogs';

export function DeleteHighlightDialog({ highlight: { id, title }, onClose }: HighlightDialogProps) {
  const [deleteHighlight] = useDeleteHighlightMutation();
  return (
    <DeleteDialog
      text="Are you sure you want to delete this highlight? This action cannot be undone."
      about={title}
      onDelete={() => deleteHighlight(id)}
      onClose={onClose}
    />
  );
}
