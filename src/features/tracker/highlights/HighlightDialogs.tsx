import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { deletedRow } from '@/screen/DeleteDialog';
import { editedRow, Gone, RowDialogs } from '@/screen/RowDialogs';
import {
  type Highlight,
  useDeleteHighlightMutation,
  useCreateHighlightMutation,
  useRenameHighlightMutation,
} from '@/services/highlights';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { selectTrackerScreen, type TrackerDialog } from '../trackerScreen';
import { ItemsDialog } from './items/ItemsDialog';
import { ItemFields } from './items/ItemFields';
import {
  NEW_HIGHLIGHT,
  newHighlightSchema,
  toCreate,
  type NewHighlightValues,
  renamedHighlightSchema,
} from './highlightForm';
import { highlightRecord } from './highlightRecord';
import './highlightItems.scss';

export interface HighlightDialogsProps {
  highlights: Loaded<readonly Highlight[]>;
}

/** The open dialog of the highlights' tab. */
export function HighlightDialogs({ highlights }: HighlightDialogsProps) {
  const [deleteHighlight] = useDeleteHighlightMutation();
  const { item } = useSelector(selectTrackerScreen);
  return (
    <RowDialogs<TrackerDialog>
      kinds={{
        add: (close) => <AddHighlightDialog onClose={close} />,
        items: editedRow(
          highlights,
          (highlight, close) => <ItemsDialog highlight={highlight} onClose={close} />,
          item !== null,
        ),
        edit: editedRow(highlights, (highlight, close) => (
          <EditHighlightDialog highlight={highlight} onClose={close} />
        )),
        delete: deletedRow(highlightRecord, highlights, {
          title: 'Confirm Delete',
          text: 'Are you sure you want to delete this highlight? This action cannot be undone.',
          onDelete: ({ id }) => deleteHighlight(id),
        }),
        // Highlights cannot be duplicated, but a link can name such a dialog.
        duplicate: (close) => <Gone onClose={close} />,
      }}
    />
  );
}

/** Adds a highlight together with its first item. */
function AddHighlightDialog({ onClose }: { onClose: () => void }) {
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

const toValues = ({ title }: Pick<Highlight, 'title'>): NewHighlightValues => ({ ...NEW_HIGHLIGHT, title });

/** Edits only the title; the items have forms of their own. Added anew, a highlight needs its first one. */
function EditHighlightDialog({ highlight: { id, title }, onClose }: { highlight: Highlight; onClose: () => void }) {
  const [renameHighlight] = useRenameHighlightMutation();
  const [createHighlight] = useCreateHighlightMutation();
  const guard = useEditGuard({
    of: highlightRecord,
    id,
    toValues,
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
