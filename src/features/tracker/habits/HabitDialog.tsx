import { CheckField } from '@/components/form/CheckField';
import { FormDialog } from '@/screen/form/FormDialog';
import { MAX_HINT } from '@/components/form/maxHint';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { notifyError } from '@/components/notify/notify';
import { IMAGES } from '@/components/upload/accept';
import { failureMessage } from '@/services/http/errors';
import { useSaveHabitMutation, type Habit } from '@/services/habits';
import { mediaUrl } from '@/services/media/media';
import { editedHabitSchema, newHabitSchema, toRequest, type HabitValues } from './habitForm';

interface Props {
  initialValues: HabitValues;
  /** The habit that is edited; without one a new habit is created. */
  habit?: Habit;
  onClose: () => void;
}

/** Adds or edits a habit; the form's title is the habit's name (§5). */
export function HabitDialog({ initialValues, habit, onClose }: Props) {
  const [saveHabit] = useSaveHabitMutation();
  const save = async (values: HabitValues) => {
    const { error } = await saveHabit(toRequest(values, habit?.id));
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <FormDialog
      title={habit ? 'Edit Habit' : 'Add Habit'}
      initialValues={initialValues}
      schema={habit ? editedHabitSchema : newHabitSchema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Title" autoComplete="off" />
      <TextAreaField name="description" label="Description" rows={4} maxHint={MAX_HINT} />
      <UploadField name="image" label="Media" accept={IMAGES} currentUrl={habit && mediaUrl(habit.image)} />
      <CheckField name="isMandatory" label="Mandatory" />
    </FormDialog>
  );
}
