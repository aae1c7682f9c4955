import { FormDialog } from '@/screen/form/FormDialog';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { useFormValue } from '@/components/form/useFormValue';
import { categoriesApi, type Category } from '@/services/categories';
import { useFieldList } from '@/services/http/useFieldList';
import { IMAGES } from '@/components/upload/accept';
import {
  addDietCategorySchema,
  NEW_DIET_CATEGORY,
  toAddition,
  type AddDietCategoryValues,
} from './addDietCategoryForm';
import { toOptions } from './tree';
import { useAddToTree } from './useAddToTree';
import { FormCheck } from '@/components/form/FormCheck';

/** Adds a new category, or a sub category of an existing one. Used by the diet plans. */
export function AddDietCategoryDialog({ tree, onClose }: { tree: readonly Category[]; onClose: () => void }) {
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

const KINDS: { kind: AddDietCategoryValues['kind']; label: string }[] = [
  { kind: 'category', label: 'Add New Category' },
  { kind: 'subCategory', label: 'Add Sub Category to Existing Category' },
];

/** The choice between a new and an existing category, with the field that it needs. */
function ParentFields({ tree }: { tree: readonly Category[] }) {
  const list = useFieldList(categoriesApi.endpoints.listCategories);
  const { value, setValue } = useFormValue<AddDietCategoryValues['kind']>('kind');
  return (
    <>
      <fieldset className="choices">
        <legend className="form-label">What to add</legend>
        {KINDS.map(({ kind, label }) => (
          <FormCheck
            key={kind}
            className="form-check"
            type="radio"
            name="kind"
            checked={value === kind}
            onChange={() => setValue(kind)}
          >
            <span className="form-check-label">{label}</span>
          </FormCheck>
        ))}
      </fieldset>
      {value === 'category' ? (
        <TextField name="name" label="Category name" autoComplete="off" />
      ) : (
        <SelectField name="category" label="Category" placeholder="Select a category" options={toOptions(tree)}>
          <LoadAgain what="Categories" list={list} />
        </SelectField>
      )}
    </>
  );
}
