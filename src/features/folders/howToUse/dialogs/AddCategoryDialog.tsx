import { object, string } from 'yup';
import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreateHelpCategoryMutation } from '@/services/howToUse';

const schema = object({ title: string().trim().required('Category title is required') });

export function AddCategoryDialog({ onClose }: { onClose: () => void }) {
  const [createCategory] = useCreateHelpCategoryMutation();
  const save = ({ title }: { title: string }) => saveOrTell(createCategory(title.trim()), onClose);
  return (
    <FormDialog
      title="Add Category"
      busyLabel="Adding..."
      initialValues={{ title: '' }}
      schema={schema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Category title" autoComplete="off" />
    </FormDialog>
  );
}
