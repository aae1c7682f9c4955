import { mixed, object, string } from 'yup';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { categoriesApi, useUpdateSubCategoryMutation, type SubCategory } from '@/services/categories';
import { mediaUrl } from '@/services/media/media';
import { saveAndAlert } from '../shared/outcome';
import { IMAGES } from '@/components/upload/accept';
import { useAddToTree } from './useAddToTree';

interface Props {
  subCategory: SubCategory;
  onClose: () => void;
}

interface Values {
  title: string;
  image: File | null;
}

const toValues = ({ title }: SubCategory): Values => ({ title, image: null });

const schema = object({
  title: string().trim().required({ alert: 'Subcategory name is required.' }),
  image: mixed<File>().nullable(),
});

export function EditSubCategoryDialog({ subCategory, onClose }: Props) {
  const [updateSubCategory] = useUpdateSubCategoryMutation();
  const add = useAddToTree(onClose);
  const guard = useEditGuard({
    noun: 'subcategory',
    endpoint: categoriesApi.endpoints.listCategories,
    find: (tree) =>
      findValues(
        tree.flatMap((category) => category.subCategories),
        subCategory.id,
        toValues,
      ),
    newSchema: schema,
  });
  const save = ({ title, image }: Values, { close, asNew }: Saving) => {
    if (asNew) return add({ subCategory: { title: title.trim(), categoryId: subCategory.categoryId, image } });
    return saveAndAlert(updateSubCategory({ id: subCategory.id, title: title.trim(), image }), close, {
      success: 'Subcategory updated successfully!',
      failure: 'Failed to update subcategory.',
    });
  };
  return (
    <FormDialog<Values>
      title="Edit Subcategory"
      initialValues={toValues(subCategory)}
      schema={schema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Subcategory name" autoComplete="off" />
      <UploadField name="image" label="Image" accept={IMAGES} shape="whole" currentUrl={mediaUrl(subCategory.image)} />
    </FormDialog>
  );
}
