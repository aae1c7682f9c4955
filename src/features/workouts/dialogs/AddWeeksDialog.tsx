import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { notifySuccess } from '@/components/notify/notify';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreateWeeksMutation } from '@/services/workouts';
import { NEW_WEEKS, weeksSchema, type WeeksValues } from './weeksForm';

export function AddWeeksDialog({ onClose }: { onClose: () => void }) {
  const [createWeeks] = useCreateWeeksMutation();
  const save = ({ count }: WeeksValues) =>
    saveOrTell(createWeeks(Number(count)), () => {
      onClose();
      notifySuccess('Week created successfully!');
    });
  return (
    <FormDialog title="Add Weeks" initialValues={NEW_WEEKS} schema={weeksSchema} onSave={save} onClose={onClose}>
      <TextField name="count" label="Number of weeks" inputMode="numeric" autoComplete="off" />
    </FormDialog>
  );
}
