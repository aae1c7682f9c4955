import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreateHighlightMutation } from '@/services/highlights';
import { ItemFields } from './items/ItemFields';
import { NEW_HIGHLIGHT, newHighlightSchema, toCreate, type NewHighlightValues } from './highlightForm';

/** Adds a highlight together with its first item. */
export function AddHighlightDialog({ onClose }: { onClose: () => void }) {
  const [createHighlight] = useCreateHighlightMutation();
  const save = (values: NewHighlightValues) => saveOrTell(createHighlight(toCreate(values)), onClose);
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
