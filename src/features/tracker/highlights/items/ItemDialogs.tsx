import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Highlight } from '@/services/highlights';
import { itemDialogClosed, selectTrackerScreen, type ItemDialog } from '../../trackerScreen';
import { DeleteItemDialog } from './DeleteItemDialog';
import { ItemFormDialog } from './ItemFormDialog';

/** The item's dialog that stands over the highlight's; a link to one about an item that is gone opens nothing. */
export function ItemDialogs({ highlight }: { highlight: Highlight }) {
  const { item } = useSelector(selectTrackerScreen);
  return item && <OpenItemDialog key={`${item.kind} ${item.id}`} dialog={item} highlight={highlight} />;
}

function OpenItemDialog({ dialog, highlight }: { dialog: ItemDialog; highlight: Highlight }) {
  const dispatch = useDispatch();
  const close = () => dispatch(itemDialogClosed(dialog));
  const { kind } = dialog;
  const item = highlight.items.find(({ id }) => id === dialog.id);
  const isGone = kind !== 'add' && !item;
  useClosedIfGone(Boolean(isGone), close);

  if (kind === 'add') return <ItemFormDialog highlightId={highlight.id} onClose={close} />;
  if (!item) return null;
  if (kind === 'edit') return <ItemFormDialog highlightId={highlight.id} item={item} onClose={close} />;
  return <DeleteItemDialog highlightId={highlight.id} item={item} onClose={close} />;
}
