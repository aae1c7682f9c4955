import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { highlightsApi, useRenameHighlightMutation, type Highlight } from '@/services/highlights';
import { renamedHighlightSchema, type RenamedHighlightValues } from './highlightForm';

interface Props {
  highlight: Highlight;
  onClose: () => void;
}

/** Edits only the title; the items have forms of their own. */
export function EditHighlightDialog({ highlight: { id, title }, onClose }: Props) {
  const [renameHighlight] = useRenameHighlightMutation();
  const guard = useEditGuard({
    noun: 'highlight',
    endpoint: highlightsApi.endpoints.listHighlights,
    find: (highlights) => findValues(highlights, id, (highlight) => ({ title: highlight.title })),
  });
  const save = (values: RenamedHighlightValues, { close }: Saving) =>
    saveOrTell(renameHighlight({ id, title: values.title.trim() }), close);
  return (
    <FormDialog
      title="Edit Highlight"
      initialValues={{ title }}
      schema={renamedHighlightSchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoComplete="off" />
    </FormDialog>
  );
}
