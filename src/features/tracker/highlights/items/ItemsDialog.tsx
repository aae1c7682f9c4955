import { PlusLg, Images } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { EmptyState } from '@/components/state/EmptyState';
import { AddButton } from '@/screen/AddButton';
import { DeleteDialog } from '@/screen/DeleteDialog';
import { aboutRow, DialogByKind, editedRow } from '@/screen/RowDialogs';
import {
  type Highlight,
  type HighlightItem,
  useDeleteHighlightItemMutation,
  useSaveHighlightItemMutation,
} from '@/services/highlights';
import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { type Id } from '@/services/http/decode';
import { itemDialogOpened, itemDialogClosed, selectTrackerScreen } from '../../trackerScreen';
import { ItemCard } from './ItemCard';
import { ItemFields } from './ItemFields';
import { editedItemSchema, NEW_ITEM, newItemSchema, toFields, toValues, type ItemValues } from './itemForm';
import { itemRecord } from '../highlightRecord';

const itemId = ({ id }: HighlightItem) => id;
const card = (item: HighlightItem) => <ItemCard item={item} />;

/** A highlight's items; the dialogs that change them open over it. */
export function ItemsDialog({ highlight, onClose }: { highlight: Highlight; onClose: () => void }) {
  const { title, items } = highlight;
  const addButton = (
    <AddButton icon={PlusLg} label="Add Item" opens={itemDialogOpened({ kind: 'add' })} className="btn-primary" />
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
  const [deleteItem] = useDeleteHighlightItemMutation();
  const dispatch = useDispatch();
  const { item: dialog } = useSelector(selectTrackerScreen);
  return (
    <DialogByKind
      dialog={dialog}
      onClose={(open) => dispatch(itemDialogClosed(open))}
      kinds={{
        add: (close) => <ItemFormDialog highlightId={id} onClose={close} />,
        edit: editedRow(items, (item, close) => <ItemFormDialog highlightId={id} item={item} onClose={close} />),
        delete: aboutRow(items, (item, close) => (
          <DeleteDialog
            title="Confirm Delete"
            text="Are you sure you want to delete this highlight item? This action cannot be undone."
            about={item.caption}
            onDelete={() => deleteItem({ highlightId: id, id: item.id })}
            onClose={close}
          />
        )),
      }}
    />
  );
}

interface ItemFormDialogProps {
  highlightId: Id;
  /** The item to edit; without one a new item is added. */
  item?: HighlightItem;
  onClose: () => void;
}

function ItemFormDialog({ highlightId, item, onClose }: ItemFormDialogProps) {
  const [saveItem] = useSaveHighlightItemMutation();
  const saving = useGuardedSave({
    of: itemRecord,
    id: item?.id,
    toValues,
    newSchema: newItemSchema,
    send: (values: ItemValues, id) => saveItem({ highlightId, id, ...toFields(values) }),
  });
  return (
    <FormDialog
      title={item ? 'Edit Item' : 'Add Item'}
      initialValues={item ? toValues(item) : NEW_ITEM}
      schema={item ? editedItemSchema(item) : newItemSchema}
      onClose={onClose}
      {...saving}
    >
      <ItemFields item={item} />
    </FormDialog>
  );
}
