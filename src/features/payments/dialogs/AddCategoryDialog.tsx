import { object, string } from 'yup';
import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreatePaymentCategoryMutation } from '@/services/payments';

const NEW_CATEGORY = { title: '' };

const schema = object({ title: string() });

/** An empty title is not sent, and the dialog stays open without a message, on purpose (docs/behaviour.md). */
export function AddCategoryDialog({ onClose }: { onClose: () => void }) {
  const [createCategory] = useCreatePaymentCategoryMutation();
  const save = async (values: typeof NEW_CATEGORY) => {
    const title = values.title.trim();
    if (title) await saveOrTell(createCategory(title), onClose);
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
