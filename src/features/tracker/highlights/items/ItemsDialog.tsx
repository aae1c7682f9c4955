import { PlusLg, Images } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { EmptyState } from '@/components/state/EmptyState';
import { AddButton } from '@/screen/AddButton';
import { type Highlight, type HighlightItem } from '@/services/highlights';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { itemDialogOpened, itemDialogClosed, selectTrackerScreen } from '../../trackerScreen';
import { ItemCard } from './ItemCard';
import { DeleteItemDialog } from './DeleteItemDialog';
import { ItemFormDialog } from './ItemFormDialog';

const itemId = ({ id }: HighlightItem) => id;
const card = (item: HighlightItem) => <ItemCard item={item} />;

interface Props {
  highlight: Highlight;
  onClose: () => void;
}

/** A highlight's items, with the dialogs to change them on top. */
export function ItemsDialog({ highlight, onClose }: Props) {
  const { title, items } = highlight;
  const addButton = (
    <AddButton icon={PlusLg} opens={itemDialogOpened({ kind: 'add' })} className="btn-primary">
      Add Item
    </AddButton>
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

/** The open dialog about an item of the highlight, over the highlight's own. */
function ItemDialogs({ highlight: { id, items } }: { highlight: Highlight }) {
  const { item: dialog } = useSelector(selectTrackerScreen);
  return (
    <RowDialogs
      dialog={dialog}
      closed={itemDialogClosed}
      kinds={{
        add: (close) => <ItemFormDialog highlightId={id} onClose={close} />,
        edit: editedRow(items, (item, close) => <ItemFormDialog highlightId={id} item={item} onClose={close} />),
        delete: aboutRow(items, (item, close) => <DeleteItemDialog highlightId={id} item={item} onClose={close} />),
      }}
    />
  );
}
