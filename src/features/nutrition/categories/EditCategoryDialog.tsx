import { mixed, object, string } from 'yup';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { TextField } from '@/components/form/TextField';
import {
  useUpdateCategoryMutation,
  type Category,
  useUpdateSubCategoryMutation,
  type SubCategory,
} from '@/services/categories';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES } from '@/components/upload/accept';
import { mediaUrl } from '@/services/media/media';
import { saveAndAlert } from '../shared/outcome';
import { useAddToTree } from './useAddToTree';
import { categoryRecord, subCategoryRecord } from './categoryRecords';

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

export function EditCategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const [updateCategory] = useUpdateCategoryMutation();
  const add = useAddToTree(onClose);
  const guard = useEditGuard({
    of: categoryRecord,
    id: category.id,
    toValues,
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

interface SubCategoryValues {
  title: string;
  image: File | null;
}

const toSubCategoryValues = ({ title }: SubCategory): SubCategoryValues => ({ title, image: null });

const subCategorySchema = object({
  title: string().trim().required({ alert: 'Subcategory name is required.' }),
  image: mixed<File>().nullable(),
});

export function EditSubCategoryDialog({ subCategory, onClose }: { subCategory: SubCategory; onClose: () => void }) {
  const [updateSubCategory] = useUpdateSubCategoryMutation();
  const add = useAddToTree(onClose);
  const guard = useEditGuard({
    of: subCategoryRecord,
    id: subCategory.id,
    toValues: toSubCategoryValues,
    newSchema: subCategorySchema,
  });
  const save = ({ title, image }: SubCategoryValues, { close, asNew }: Saving) => {
    if (asNew) return add({ subCategory: { title: title.trim(), categoryId: subCategory.categoryId, image } });
    return saveAndAlert(updateSubCategory({ id: subCategory.id, title: title.trim(), image }), close, {
      success: 'Subcategory updated successfully!',
      failure: 'Failed to update subcategory.',
    });
  };
  return (
    <FormDialog<SubCategoryValues>
      title="Edit Subcategory"
      initialValues={toSubCategoryValues(subCategory)}
      schema={subCategorySchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Subcategory name" autoComplete="off" />
      <UploadField name="image" label="Image" accept={IMAGES} shape="whole" currentUrl={mediaUrl(subCategory.image)} />
    </FormDialog>
  );
}
