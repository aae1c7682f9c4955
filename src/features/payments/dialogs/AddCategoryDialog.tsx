import { object, string } from 'yup';
import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useCreatePaymentCategoryMutation } from '@/services/payments';

const NEW_CATEGORY = { title: '' };

const schema = object({ title: string() });

/** §5: an empty title is silently not submitted; the dialog stays. */
export function AddCategoryDialog({ onClose }: { onClose: () => void }) {
  const [createCategory] = useCreatePaymentCategoryMutation();
  const save = async (values: typeof NEW_CATEGORY) => {
    const title = values.title.trim();
    if (!title) return;
    const { error } = await createCategory(title);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <FormDialog
      title="Add New Category"
      saveLabel="Create"
      initialValues={NEW_CATEGORY}
      schema={schema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoComplete="off" />
    </FormDialog>
  );
}
