import { useDeleteHighlightMutation, type Highlight } from '@/services/highlights';
import { DeleteDialog } from '../DeleteDialog';

interface Props {
  highlight: Highlight;
  onClose: () => void;
}

export function DeleteHighlightDialog({ highlight: { id, title }, onClose }: Props) {
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
