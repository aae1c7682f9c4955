import { PlusLg, Images } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { EmptyState } from '@/components/state/EmptyState';
import { type HighlightItem } from '@/services/highlights';
import { itemDialogOpened } from '../../trackerScreen';
import { type HighlightDialogProps } from '../HighlightDialogs';
import { ItemCard } from './ItemCard';
import { ItemDialogs } from './ItemDialogs';

const itemId = ({ id }: HighlightItem) => id;
const card = (item: HighlightItem) => <ItemCard item={item} />;

/** §2: a highlight's items, changed in place. An item's own dialogs stand over it. */
export function ItemsDialog({ highlight, onClose }: HighlightDialogProps) {
  const dispatch = useDispatch();
  const { title, items } = highlight;
  const addButton = (
    <button type="button" className="btn btn-primary" onClick={() => dispatch(itemDialogOpened({ kind: 'add' }))}>
      <PlusLg aria-hidden />
      Add Item
    </button>
  );
  return (
    <>
      <Dialog title={titleOf(title)} onClose={onClose} footer={addButton}>
        <div className="highlight-items">
          {items.length > 0 ? (
            <CardGrid label="Items" items={items} itemId={itemId} render={card} />
          ) : (
            <EmptyState icon={<Images aria-hidden />} title="No items available" />
          )}
        </div>
      </Dialog>
      <ItemDialogs highlight={highlight} />
    </>
  );
}
