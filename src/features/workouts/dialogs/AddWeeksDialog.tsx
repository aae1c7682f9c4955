import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { notifyError, notifySuccess } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useCreateWeeksMutation } from '@/services/workouts';
import { NEW_WEEKS, weeksSchema, type WeeksValues } from './weeksForm';

export function AddWeeksDialog({ onClose }: { onClose: () => void }) {
  const [createWeeks] = useCreateWeeksMutation();
  const save = async ({ count }: WeeksValues) => {
    const { error } = await createWeeks(Number(count));
    if (error) {
      notifyError(failureMessage(error));
      return;
    }
    onClose();
    notifySuccess('Week created successfully!');
  };
  return (
    <FormDialog title="Add Weeks" initialValues={NEW_WEEKS} schema={weeksSchema} onSave={save} onClose={onClose}>
      <TextField name="count" label="Number of weeks" inputMode="numeric" autoComplete="off" />
    </FormDialog>
  );
}
