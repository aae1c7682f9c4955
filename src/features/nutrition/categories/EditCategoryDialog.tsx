import { mixed, object, string } from 'yup';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { TextField } from '@/components/form/TextField';
import { categoriesApi, useUpdateCategoryMutation, type Category } from '@/services/categories';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES } from '@/components/upload/accept';
import { saveAndAlert } from '../shared/outcome';
import { useAddToTree } from './useAddToTree';

interface Props {
  category: Category;
  onClose: () => void;
}

/** All but the name is for adding it anew. */
interface Values {
  name: string;
  subCategory: string;
  image: File | null;
}

const toValues = ({ title }: Pick<Category, 'title'>): Values => ({ name: title, subCategory: '', image: null });

const schema = object({ name: string().trim().required({ alert: 'Category name is required.' }) });
const newSchema = object({
  name: string().trim().required('Category name is required.'),
  subCategory: string().trim().required('New sub category name is required.'),
  image: mixed<File>().nullable(),
});

export function EditCategoryDialog({ category, onClose }: Props) {
  const [updateCategory] = useUpdateCategoryMutation();
  const add = useAddToTree(onClose);
  const guard = useEditGuard({
    noun: 'category',
    endpoint: categoriesApi.endpoints.listCategories,
    find: (tree) => findValues(tree, category.id, toValues),
    newSchema,
    newFields: (
      <>
        <TextField name="subCategory" label="New sub category name" autoComplete="off" />
        <UploadField name="image" label="Image" accept={IMAGES} shape="whole" />
      </>
    ),
  });
  const save = ({ name, subCategory, image }: Values, { close, asNew }: Saving) => {
    if (asNew) return add({ category: { name: name.trim(), subCategoryName: subCategory.trim(), image } });
    return saveAndAlert(updateCategory({ id: category.id, name: name.trim() }), close, {
      success: 'Category updated successfully!',
      failure: 'Failed to update category.',
    });
  };
  return (
    <FormDialog
      title="Edit Category"
      initialValues={toValues(category)}
      schema={schema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Category name" autoComplete="off" />
    </FormDialog>
  );
}
