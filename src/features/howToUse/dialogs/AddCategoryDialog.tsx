import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useCreateHelpCategoryMutation } from '@/services/howToUse';
import { categorySchema, NEW_CATEGORY, type CategoryValues } from './categoryForm';

/** §2 Add Category. */
export function AddCategoryDialog({ onClose }: { onClose: () => void }) {
  const [createCategory] = useCreateHelpCategoryMutation();
  const save = async ({ title }: CategoryValues) => {
    const { error } = await createCategory(title.trim());
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <FormDialog
      title="Add Category"
      busyLabel="Adding..."
      initialValues={NEW_CATEGORY}
      schema={categorySchema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Category title" autoComplete="off" />
    </FormDialog>
  );
}
