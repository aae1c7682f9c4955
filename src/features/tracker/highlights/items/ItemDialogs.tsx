import { useSelector } from 'react-redux';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type Highlight } from '@/services/highlights';
import { itemDialogClosed, selectTrackerScreen } from '../../trackerScreen';
import { DeleteItemDialog } from './DeleteItemDialog';
import { ItemFormDialog } from './ItemFormDialog';

/** The open dialog about an item of the highlight, over the highlight's own. */
export function ItemDialogs({ highlight: { id, items } }: { highlight: Highlight }) {
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
