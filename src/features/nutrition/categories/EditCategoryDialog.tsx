import { object, string } from 'yup';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { TextField } from '@/components/form/TextField';
import { categoriesApi, useUpdateCategoryMutation, type Category } from '@/services/categories';
import { alertFailure } from '../shared/alertFailure';
import { closeAndAlert } from './outcome';

interface Props {
  category: Category;
  onClose: () => void;
}

const schema = object({ name: string().trim().required({ alert: 'Category name is required.' }) });

export function EditCategoryDialog({ category, onClose }: Props) {
  const [updateCategory] = useUpdateCategoryMutation();
  const guard = useEditGuard({
    noun: 'category',
    endpoint: categoriesApi.endpoints.listCategories,
    find: (tree) => findValues(tree, category.id, ({ title }) => ({ name: title })),
  });
  const save = async ({ name }: { name: string }, { close }: Saving) => {
    const { error } = await updateCategory({ id: category.id, name: name.trim() });
    if (error) alertFailure(error, 'Failed to update category.');
    else closeAndAlert(close, 'Category updated successfully!');
  };
  return (
    <FormDialog
      title="Edit Category"
      initialValues={{ name: category.title }}
      schema={schema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Category name" autoComplete="off" />
    </FormDialog>
  );
}
