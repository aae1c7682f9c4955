import { CheckField } from '@/components/form/CheckField';
import { FormDialog } from '@/screen/form/FormDialog';
import { findValues } from '@/screen/saveGuard/useEditGuard';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES } from '@/components/upload/accept';
import { habitsApi, useSaveHabitMutation, type Habit } from '@/services/habits';
import { mediaUrl } from '@/services/media/media';
import { useStoredFile } from '@/services/media/useStoredFile';
import { editedHabitSchema, newHabitSchema, toCopy, toRequest, toValues, type HabitValues } from './habitForm';

interface Props {
  initialValues: HabitValues;
  /** The habit to edit; without one a new habit is created. */
  habit?: Habit;
  onClose: () => void;
}

/** Adds or edits a habit. Its field `Title` is the habit's name. */
export function HabitDialog({ initialValues, habit, onClose }: Props) {
  const [saveHabit] = useSaveHabitMutation();
  const saving = useGuardedSave({
    id: habit?.id,
    noun: 'habit',
    endpoint: habitsApi.endpoints.listHabits,
    find: (habits) => findValues(habits, habit?.id, toValues),
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
export function DuplicateHabitDialog({ habit, onClose }: { habit: Habit; onClose: () => void }) {
  const image = useStoredFile(habit.image, 'image');
  if (image === undefined) return null;
  return <HabitDialog initialValues={toCopy(habit, image)} onClose={onClose} />;
}
