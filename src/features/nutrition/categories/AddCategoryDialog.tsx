import { FormDialog } from '@/screen/form/FormDialog';
import { LoadAgain } from '@/components/form/LoadAgain';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { categoriesApi, type Category } from '@/services/categories';
import { useFieldList } from '@/services/http/useFieldList';
import { addCategorySchema, NEW_CATEGORY, toAddition } from './addCategoryForm';
import { toOptions } from './categoryOptions';
import { IMAGES } from '@/components/upload/accept';
import { SelectOrNewField } from './SelectOrNewField';
import { useAddToTree } from './useAddToTree';

interface Props {
  tree: readonly Category[];
  onClose: () => void;
}

/** Used by the recipes; the diet plans have a form of their own. */
export function AddCategoryDialog({ tree, onClose }: Props) {
  const add = useAddToTree(onClose);
  const list = useFieldList(categoriesApi.endpoints.listCategories);
  return (
    <FormDialog
      title="Add New Category / Sub Category"
      initialValues={NEW_CATEGORY}
      schema={addCategorySchema}
      onSave={(values) => add(toAddition(values))}
      onClose={onClose}
    >
      <SelectOrNewField
        name="category"
        label="Category"
        placeholder="Select a category"
        options={toOptions(tree)}
        newName="newCategory"
        newLabel="New category name"
      >
        <LoadAgain what="Categories" list={list} />
      </SelectOrNewField>
      <TextField name="subCategory" label="New sub category name" autoComplete="off" />
      <UploadField name="image" label="Image" accept={IMAGES} shape="whole" />
    </FormDialog>
  );
}
