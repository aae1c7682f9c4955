import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { saveOrTell } from '@/screen/saveOrTell';
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
  const guard = useEditGuard({
    noun: 'item',
    endpoint: highlightsApi.endpoints.listHighlights,
    find: (highlights) => {
      const highlight = highlights.find(({ id }) => id === highlightId);
      return highlight && findValues(highlight.items, item?.id, toValues);
    },
    newSchema: newItemSchema,
  });
  const save = (values: ItemValues, { close, asNew }: Saving) =>
    saveOrTell(saveItem({ highlightId, id: asNew ? undefined : item?.id, ...toFields(values) }), close);
  return (
    <FormDialog
      title={item ? 'Edit Item' : 'Add Item'}
      initialValues={item ? toValues(item) : NEW_ITEM}
      schema={item ? editedItemSchema : newItemSchema}
      guard={item && guard}
      onSave={save}
      onClose={onClose}
    >
      <ItemFields item={item} />
    </FormDialog>
  );
}
