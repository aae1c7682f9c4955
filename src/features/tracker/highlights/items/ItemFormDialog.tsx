import { FormDialog } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { type Id } from '@/services/http/decode';
import { useSaveHighlightItemMutation, type HighlightItem } from '@/services/highlights';
import { ItemFields } from './ItemFields';
import { editedItemSchema, NEW_ITEM, newItemSchema, toFields, toValues, type ItemValues } from './itemForm';

interface Props {
  highlightId: Id;
  /** The item to edit; without one a new item is added. */
  item?: HighlightItem;
  onClose: () => void;
}

export function ItemFormDialog({ highlightId, item, onClose }: Props) {
  const [saveItem] = useSaveHighlightItemMutation();
  const save = (values: ItemValues) =>
    saveOrTell(saveItem({ highlightId, id: item?.id, ...toFields(values) }), onClose);
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
