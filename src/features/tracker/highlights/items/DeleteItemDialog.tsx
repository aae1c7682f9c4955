import { type Id } from '@/services/http/decode';
import { useDeleteHighlightItemMutation, type HighlightItem } from '@/services/highlights';
import { DeleteDialog } from '../../DeleteDialog';

interface Props {
  highlightId: Id;
  item: HighlightItem;
  onClose: () => void;
}

export function DeleteItemDialog({ highlightId, item, onClose }: Props) {
  const [deleteItem] = useDeleteHighlightItemMutation();
  return (
    <DeleteDialog
      text="Are you sure you want to delete this highlight item? This action cannot be undone."
      about={item.caption}
      onDelete={() => deleteItem({ highlightId, id: item.id })}
      onClose={onClose}
    />
  );
}
