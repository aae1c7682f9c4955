import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useCreateHighlightMutation } from '@/services/highlights';
import { ItemFields } from './items/ItemFields';
import { NEW_HIGHLIGHT, newHighlightSchema, toCreate, type NewHighlightValues } from './highlightForm';

/** A highlight is added together with its first item (§7). */
export function AddHighlightDialog({ onClose }: { onClose: () => void }) {
  const [createHighlight] = useCreateHighlightMutation();
  const save = async (values: NewHighlightValues) => {
    const { error } = await createHighlight(toCreate(values));
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <FormDialog
      title="Add Highlight"
      initialValues={NEW_HIGHLIGHT}
      schema={newHighlightSchema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoComplete="off" />
      <ItemFields />
    </FormDialog>
  );
}
