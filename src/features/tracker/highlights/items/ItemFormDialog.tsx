import { FormDialog } from '@/screen/form/FormDialog';
import { notifyError } from '@/components/notify/notify';
import { type Id } from '@/services/http/decode';
import { failureMessage } from '@/services/http/errors';
import { useSaveHighlightItemMutation, type HighlightItem } from '@/services/highlights';
import { ItemFields } from './ItemFields';
import { editedItemSchema, NEW_ITEM, newItemSchema, toFields, toValues, type ItemValues } from './itemForm';

interface Props {
  highlightId: Id;
  /** The item that is edited; without one a new item is added. */
  item?: HighlightItem;
  onClose: () => void;
}

/** Adds or edits an item of a highlight. */
export function ItemFormDialog({ highlightId, item, onClose }: Props) {
  const [saveItem] = useSaveHighlightItemMutation();
  const save = async (values: ItemValues) => {
    const { error } = await saveItem({ highlightId, id: item?.id, ...toFields(values) });
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <FormDialog
      title={item ? 'Edit Item' : 'Add Item'}
      initialValues={item ? toValues(item) : NEW_ITEM}
      schema={item ? editedItemSchema : newItemSchema}
      onSave={save}
      onClose={onClose}
    >
      <ItemFields item={item} />
    </FormDialog>
  );
}
