import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { type Category } from '@/services/categories';
import { addDietCategorySchema, NEW_DIET_CATEGORY, toAddition } from './addDietCategoryForm';
import { ParentFields } from './ParentFields';
import { IMAGES } from '@/components/upload/accept';
import { useAddToTree } from './useAddToTree';

interface Props {
  tree: readonly Category[];
  onClose: () => void;
}

/** Adds a new category, or a sub category of an existing one. Used by the diet plans. */
export function AddDietCategoryDialog({ tree, onClose }: Props) {
  const add = useAddToTree(onClose);
  return (
    <FormDialog
      title="Add Category"
      initialValues={NEW_DIET_CATEGORY}
      schema={addDietCategorySchema}
      onSave={(values) => add(toAddition(values))}
      onClose={onClose}
    >
      <ParentFields tree={tree} />
      <TextField name="subCategory" label="Sub category name" autoComplete="off" />
      <UploadField name="image" label="Image" accept={IMAGES} shape="whole" />
    </FormDialog>
  );
}
