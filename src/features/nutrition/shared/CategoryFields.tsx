import { useFieldText } from '@/components/form/fieldTexts';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { useFormValue } from '@/components/form/useFormValue';
import { categoriesApi, type Category } from '@/services/categories';
import { useFieldList } from '@/services/http/useFieldList';
import { toOptions } from '../categories/tree';

/** The form's fields `category` and `subCategory`, both ids as text. Choosing another category clears the sub category. */
export function CategoryFields({ tree }: { tree: readonly Category[] }) {
  const list = useFieldList(categoriesApi.endpoints.listCategories);
  const { value: category } = useFormValue<string>('category');
  const { setValue: setSubCategory } = useFormValue<string>('subCategory');
  const subCategories = tree.find(({ id }) => String(id) === category)?.subCategories ?? [];
  // Of any category; the select has only those of the chosen one.
  const all = toOptions(tree.flatMap((row) => row.subCategories));
  useFieldText<string>('subCategory', 'Sub Category', (id) => all.find(({ value }) => value === id)?.label ?? id);
  return (
    <div className="pair">
      <SelectField
        name="category"
        label="Category"
        placeholder="Select a category"
        options={toOptions(tree)}
        onChosen={() => setSubCategory('')}
      >
        <LoadAgain what="Categories" list={list} />
      </SelectField>
      <SelectField
        name="subCategory"
        label="Sub Category"
        placeholder={category ? 'Select a sub category' : 'Select a category first'}
        options={toOptions(subCategories)}
      />
    </div>
  );
}
