import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import {
  highlightsApi,
  useCreateHighlightMutation,
  useRenameHighlightMutation,
  type Highlight,
} from '@/services/highlights';
import { ItemFields } from './items/ItemFields';
import {
  NEW_HIGHLIGHT,
  newHighlightSchema,
  renamedHighlightSchema,
  toCreate,
  type NewHighlightValues,
} from './highlightForm';

interface Props {
  highlight: Highlight;
  onClose: () => void;
}

const toValues = ({ title }: Pick<Highlight, 'title'>): NewHighlightValues => ({ ...NEW_HIGHLIGHT, title });

/** Edits only the title; the items have forms of their own. Added anew, a highlight needs its first one. */
export function EditHighlightDialog({ highlight: { id, title }, onClose }: Props) {
  const [renameHighlight] = useRenameHighlightMutation();
  const [createHighlight] = useCreateHighlightMutation();
  const guard = useEditGuard({
    noun: 'highlight',
    endpoint: highlightsApi.endpoints.listHighlights,
    find: (highlights) => findValues(highlights, id, toValues),
    newSchema: newHighlightSchema,
    newFields: <ItemFields />,
  });
  const save = (values: NewHighlightValues, { close, asNew }: Saving) =>
    saveOrTell(asNew ? createHighlight(toCreate(values)) : renameHighlight({ id, title: values.title.trim() }), close);
  return (
    <FormDialog
      title="Edit Highlight"
      initialValues={toValues({ title })}
      schema={renamedHighlightSchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoComplete="off" />
    </FormDialog>
  );
}
