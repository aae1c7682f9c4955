import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useRenameHighlightMutation } from '@/services/highlights';
import { type HighlightDialogProps } from './HighlightDialogs';
import { renamedHighlightSchema, type RenamedHighlightValues } from './highlightForm';

/** Of the highlight itself only the title is edited (§7); its items have forms of their own. */
export function EditHighlightDialog({ highlight: { id, title }, onClose }: HighlightDialogProps) {
  const [renameHighlight] = useRenameHighlightMutation();
  const save = async (values: RenamedHighlightValues) => {
    const { error } = await renameHighlight({ id, title: values.title.trim() });
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
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
