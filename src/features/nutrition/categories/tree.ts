import { type Option } from '@/components/form/SelectField';
import { visible } from '@/lib/visible';
import { type Category, type SubCategory } from '@/services/categories';
import { type Id } from '@/services/http/decode';

type Tree = readonly Category[];

/** A recipe or a diet plan, as far as the tree is concerned. */
export interface Placed {
  categoryId: Id | null;
  subCategoryId: Id | null;
}

interface Titled {
  id: Id;
  title: string;
}

/** What has no title is named by its id, as its tab is. */
const nameOf = ({ id, title }: Titled) => visible(title) || String(id);

/** Where a dish is in the tree, such as `Lunch › Soups`. */
export const pathOf = (...steps: readonly Titled[]) => steps.map(nameOf).join(' › ');

/** The title of dishes whose sub category is deleted. They have no tab, but can be moved to another one by Edit. */
export const UNPLACED = 'Without a sub category';

/** Choices for a select. */
export const toOptions = (rows: readonly Titled[]): Option[] =>
  rows.map((row) => ({ value: String(row.id), label: nameOf(row) }));

/** The category and sub category of a dish. If its sub category is not in the tree, the category is the dish's own. */
export function placeOf({ categoryId, subCategoryId }: Placed, tree: Tree) {
  const isIts = ({ id }: SubCategory) => id === subCategoryId;
  const category =
    tree.find(({ subCategories }) => subCategories.some(isIts)) ?? tree.find(({ id }) => id === categoryId);
  return { category, subCategory: category?.subCategories.find(isIts) };
}

/** Dishes by sub category, and those whose sub category is not in the tree. */
export interface Shelved<Dish> {
  bySubCategory: ReadonlyMap<Id, readonly Dish[]>;
  unplaced: readonly Dish[];
}

export function shelved<Dish extends Placed>(dishes: readonly Dish[], tree: Tree): Shelved<Dish> {
  const bySubCategory = new Map<Id, Dish[]>();
  for (const { subCategories } of tree) for (const { id } of subCategories) bySubCategory.set(id, []);
  const unplaced: Dish[] = [];
  for (const dish of dishes) {
    const shelf = dish.subCategoryId === null ? undefined : bySubCategory.get(dish.subCategoryId);
    (shelf ?? unplaced).push(dish);
  }
  return { bySubCategory, unplaced };
}
