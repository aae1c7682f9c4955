import { type Loaded } from '@/lib/loaded';
import { deletedRow } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, Gone, RowDialogs } from '@/screen/RowDialogs';
import { type Habit, useDeleteHabitMutation, useSaveHabitMutation } from '@/services/habits';
import { CheckField } from '@/components/form/CheckField';
import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES } from '@/components/upload/accept';
import { mediaUrl } from '@/services/media/media';
import { useStoredFile } from '@/services/media/useStoredFile';
import { type TrackerDialog } from '../trackerScreen';
import {
  NEW_HABIT,
  toValues,
  editedHabitSchema,
  newHabitSchema,
  toCopy,
  toRequest,
  type HabitValues,
} from './habitForm';
import { habitRecord } from './habitRecord';

export interface HabitDialogsProps {
  habits: Loaded<readonly Habit[]>;
}

/** The open dialog of the habits' tab. */
export function HabitDialogs({ habits }: HabitDialogsProps) {
  const [deleteHabit] = useDeleteHabitMutation();
  return (
    <RowDialogs<TrackerDialog>
      kinds={{
        add: (close) => <HabitDialog initialValues={NEW_HABIT} onClose={close} />,
        edit: editedRow(habits, (habit, close) => (
          <HabitDialog habit={habit} initialValues={toValues(habit)} onClose={close} />
        )),
        duplicate: aboutRow(habits, (habit, close) => <DuplicateHabitDialog habit={habit} onClose={close} />),
        delete: deletedRow(habitRecord, habits, {
          title: 'Confirm Delete',
          text: 'Are you sure you want to delete this habit? This action cannot be undone.',
          onDelete: ({ id }) => deleteHabit(id),
        }),
        // Habits have no items, but a link can name such a dialog.
        items: (close) => <Gone onClose={close} />,
      }}
    />
  );
}

interface Props {
  initialValues: HabitValues;
  /** The habit to edit; without one a new habit is created. */
  habit?: Habit;
  onClose: () => void;
}

/** Adds or edits a habit. Its field `Title` is the habit's name. */
function HabitDialog({ initialValues, habit, onClose }: Props) {
  const [saveHabit] = useSaveHabitMutation();
  const saving = useGuardedSave({
    of: habitRecord,
    id: habit?.id,
    toValues,
    newSchema: newHabitSchema,
    send: (values: HabitValues, id) => saveHabit(toRequest(values, id)),
  });
  return (
    <FormDialog
      title={habit ? 'Edit Habit' : 'Add Habit'}
      initialValues={initialValues}
      schema={habit ? editedHabitSchema : newHabitSchema}
      onClose={onClose}
      {...saving}
    >
      <TextField name="name" label="Title" autoComplete="off" />
      <TextAreaField name="description" label="Description" rows={4} />
      <UploadField
        name="image"
        label="Media"
        accept={IMAGES}
        shape={4 / 3}
        currentUrl={habit && mediaUrl(habit.image)}
      />
      <CheckField name="isMandatory" label="Mandatory" />
    </FormDialog>
  );
}

/** The dialog to add a habit, filled in with a copy. It opens when the picture is loaded or could not be loaded. */
function DuplicateHabitDialog({ habit, onClose }: { habit: Habit; onClose: () => void }) {
  const image = useStoredFile(habit.image, 'image');
  if (image === undefined) return null;
  return <HabitDialog initialValues={toCopy(habit, image)} onClose={onClose} />;
}
