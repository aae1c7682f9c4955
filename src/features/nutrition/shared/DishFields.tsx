import { useFieldText } from '@/components/form/fieldTexts';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { useFormValue } from '@/components/form/useFormValue';
import { categoriesApi, type Category } from '@/services/categories';
import { useFieldList } from '@/services/http/useFieldList';
import { FigureField } from '@/components/form/FigureField';
import { Hinted, type Hint } from '@/components/form/Hinted';
import { figure } from '@/components/format/number';
import { readAs } from '@/lib/readFigure';
import { type Nutrition } from '@/services/nutritionText';
import { toOptions } from '../categories/tree';
import { findEnergyFault, findUnreadable, mostOf } from './energy';
import { AMOUNTS } from './amounts';

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

export const NutritionFields = () => (
  <Hinted names={AMOUNTS.map(({ name }) => name)} hintOf={energyHint}>
    <div className="quarters">
      {AMOUNTS.map((amount) => (
        <FigureField key={amount.name} {...amount} />
      ))}
    </div>
  </Hinted>
);

/** What there is to say about the four amounts of a form. */
export function energyHint(nutrition: Nutrition): Hint | null {
  const unreadable = findUnreadable(nutrition);
  if (unreadable) return { text: `“${nutrition[unreadable].trim()}” cannot be read as a number of ${unreadable}.` };
  const [text] = AMOUNTS.flatMap(({ name }) => readAs(nutrition[name], mostOf(name)) ?? []);
  if (text) return { text };
  const fault = findEnergyFault(nutrition);
  if (!fault) return null;
  const { kcal, written } = fault;
  const apart = Math.abs(Math.round(written - kcal));
  return {
    text: `The nutrients come to about ${figure(kcal)} kcal, ${figure(apart)} ${written > kcal ? 'fewer' : 'more'} than written.`,
    fix: { label: `Use ${kcal}`, name: 'calories', value: String(kcal) },
  };
}
