import { object, string } from 'yup';
import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { showAlert } from '@/components/notify/alert';
import { useUpdateCategoryMutation, type Category } from '@/services/categories';
import { alertFailure } from '../shared/alertFailure';
import { closeAndAlert } from './outcome';

interface Props {
  category: Category;
  onClose: () => void;
}

/** Requires nothing: an alert, not the form, says that the name is missing. */
const schema = object({ name: string() });

export function EditCategoryDialog({ category, onClose }: Props) {
  const [updateCategory] = useUpdateCategoryMutation();
  const save = async ({ name }: { name: string }) => {
    if (!name.trim()) return showAlert('Category name is required.');
    const { error } = await updateCategory({ id: category.id, name: name.trim() });
    if (error) alertFailure(error, 'Failed to update category.');
    else closeAndAlert(onClose, 'Category updated successfully!');
  };
  return (
    <FormDialog
      title="Edit Category"
      initialValues={{ name: category.title }}
      schema={schema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Category name" autoComplete="off" />
    </FormDialog>
  );
}
