import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { type Category } from '@/services/categories';
import { addCategorySchema, NEW_CATEGORY, toAddition } from './addCategoryForm';
import { IMAGES } from '@/components/upload/accept';
import { CategoryOrNewField } from './CategoryOrNewField';
import { useAddToTree } from './useAddToTree';

interface Props {
  tree: readonly Category[];
  onClose: () => void;
}

/** Used by the recipes; the diet plans have a form of their own. */
export function AddCategoryDialog({ tree, onClose }: Props) {
  const add = useAddToTree(onClose);
  return (
    <FormDialog
      title="Add New Category / Sub Category"
      initialValues={NEW_CATEGORY}
      schema={addCategorySchema}
      onSave={(values) => add(toAddition(values))}
      onClose={onClose}
    >
      <CategoryOrNewField tree={tree} />
      <TextField name="subCategory" label="New sub category name" autoComplete="off" />
      <UploadField name="image" label="Image" accept={IMAGES} shape="whole" />
    </FormDialog>
  );
}
