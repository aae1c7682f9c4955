import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useFormValue } from '@/components/form/useFormValue';
import { categoriesApi, type Category } from '@/services/categories';
import { useFieldList } from '@/services/http/useFieldList';
import { type AddDietCategoryValues } from './addDietCategoryForm';
import { toOptions } from './categoryOptions';

const KINDS: { kind: AddDietCategoryValues['kind']; label: string }[] = [
  { kind: 'category', label: 'Add New Category' },
  { kind: 'subCategory', label: 'Add Sub Category to Existing Category' },
];

/** The choice between a new and an existing category, with the field that it needs. */
export function ParentFields({ tree }: { tree: readonly Category[] }) {
  const list = useFieldList(categoriesApi.endpoints.listCategories);
  const { value, setValue } = useFormValue<AddDietCategoryValues['kind']>('kind');
  return (
    <>
      <fieldset className="choices">
        <legend className="form-label">What to add</legend>
        {KINDS.map(({ kind, label }) => (
          <label key={kind} className="form-check">
            <input
              type="radio"
              className="form-check-input"
              name="kind"
              checked={value === kind}
              onChange={() => setValue(kind)}
            />
            <span className="form-check-label">{label}</span>
          </label>
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
