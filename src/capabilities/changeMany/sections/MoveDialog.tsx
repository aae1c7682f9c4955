import { useMemo, useState } from 'react';
import { LabelledSelect } from '@/components/form/LabelledSelect';
import { MOVE_WORDS } from '../acts';
import { ChangeDialog } from '../ChangeDialog';
import { replaced, type Act, type Many } from '../many';
import { type EndAct } from '../selectable';
import { type Category } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { pathOf, placeOf, toOptions, type Placed } from '@/features/nutrition/categories/tree';

interface Props<Row, Form> {
  many: Many<Row, Form>;
  rows: readonly Row[];
  tree: readonly Category[];
  end: EndAct;
}

/** Moves many dishes to another sub category. */
export function MoveDialog<Row extends { id: Id }, Form extends Placed>({ many, rows, tree, end }: Props<Row, Form>) {
  const [categoryId, setCategory] = useState('');
  const [subCategoryId, setSubCategory] = useState('');
  const category = tree.find(({ id }) => String(id) === categoryId);
  const subCategory = category?.subCategories.find(({ id }) => String(id) === subCategoryId);
  const act = useMemo(
    () => (category && subCategory ? moveTo({ category, subCategory }, tree) : null),
    [category, subCategory, tree],
  );
  const chooseCategory = (id: string) => {
    const within = tree.find((row) => String(row.id) === id)?.subCategories ?? [];
    setCategory(id);
    // The only one is chosen by itself.
    setSubCategory(within.length === 1 ? String(within[0]!.id) : '');
  };
  return (
    <ChangeDialog
      many={many}
      rows={rows}
      words={MOVE_WORDS}
      act={act}
      hint="Choose a place."
      isTyped={Boolean(category)}
      end={end}
    >
      <div className="pair">
        <LabelledSelect
          label="Category"
          placeholder="Select a category"
          options={toOptions(tree)}
          value={categoryId}
          onChange={chooseCategory}
        />
        <LabelledSelect
          label="Sub Category"
          placeholder={category ? 'Select a sub category' : 'Select a category first'}
          options={toOptions(category?.subCategories ?? [])}
          value={subCategoryId}
          onChange={setSubCategory}
        />
      </div>
    </ChangeDialog>
  );
}

interface Target {
  category: Category;
  subCategory: Category['subCategories'][number];
}

/** The two ids are one value; the sub category's name is said for both. */
export const moveTo =
  ({ category, subCategory }: Target, tree: readonly Category[]): Act<Placed> =>
  (values) => {
    if (values.subCategoryId === subCategory.id) return [];
    const before = placeOf(values, tree);
    const was = [before.category, before.subCategory].filter((step) => step !== undefined);
    return [
      { name: 'subCategoryId', value: subCategory.id, marks: replaced(pathOf(...was), pathOf(category, subCategory)) },
      { name: 'categoryId', value: category.id, marks: [] },
    ];
  };
