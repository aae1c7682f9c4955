import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { DeleteDialog } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, Gone, RowDialogs } from '@/screen/RowDialogs';
import { type Highlight, useDeleteHighlightMutation, useCreateHighlightMutation } from '@/services/highlights';
import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { selectTrackerScreen, type TrackerDialog } from '../trackerScreen';
import { EditHighlightDialog } from './EditHighlightDialog';
import { ItemsDialog } from './items/ItemsDialog';
import { ItemFields } from './items/ItemFields';
import { NEW_HIGHLIGHT, newHighlightSchema, toCreate, type NewHighlightValues } from './highlightForm';
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
        delete: aboutRow(highlights, (highlight, close) => (
          <DeleteDialog
            title="Confirm Delete"
            text="Are you sure you want to delete this highlight? This action cannot be undone."
            about={highlight.title}
            onDelete={() => deleteHighlight(highlight.id)}
            onClose={close}
          />
        )),
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
