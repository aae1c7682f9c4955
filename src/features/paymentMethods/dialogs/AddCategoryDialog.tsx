import { object, string } from 'yup';
import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreatePaymentCategoryMutation } from '@/services/paymentMethods';

const NEW_CATEGORY = { title: '' };

/** An empty title is not sent, and the dialog stays open without a message, on purpose (docs/behaviour.md). */
const schema = object({ title: string().trim().required({}) });

export function AddCategoryDialog({ onClose }: { onClose: () => void }) {
  const [createCategory] = useCreatePaymentCategoryMutation();
  const save = ({ title }: typeof NEW_CATEGORY) => saveOrTell(createCategory(title.trim()), onClose);
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
