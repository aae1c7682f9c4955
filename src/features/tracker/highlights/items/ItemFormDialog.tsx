import { FormDialog } from '@/screen/form/FormDialog';
import { findValues } from '@/screen/saveGuard/useEditGuard';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { type Id } from '@/services/http/decode';
import { highlightsApi, useSaveHighlightItemMutation, type HighlightItem } from '@/services/highlights';
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
  const saving = useGuardedSave({
    id: item?.id,
    noun: 'item',
    endpoint: highlightsApi.endpoints.listHighlights,
    find: (highlights) => {
      const highlight = highlights.find(({ id }) => id === highlightId);
      return highlight && findValues(highlight.items, item?.id, toValues);
    },
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
