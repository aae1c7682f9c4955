import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { useRenameHighlightMutation, type Highlight } from '@/services/highlights';
import { renamedHighlightSchema, type RenamedHighlightValues } from './highlightForm';

interface Props {
  highlight: Highlight;
  onClose: () => void;
}

/** Edits only the title; the items have forms of their own. */
export function EditHighlightDialog({ highlight: { id, title }, onClose }: Props) {
  const [renameHighlight] = useRenameHighlightMutation();
  const save = (values: RenamedHighlightValues) =>
    saveOrTell(renameHighlight({ id, title: values.title.trim() }), onClose);
  return (
    <FormDialog
      title="Edit Highlight"
      initialValues={{ title }}
      schema={renamedHighlightSchema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoComplete="off" />
    </FormDialog>
  );
}
