import { withFinds } from '@/screen/elsewhere/places';
import { searchRows } from '@/screen/listView';
import { type Category, type SubCategory } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { MEAL_TYPE, type DietPlan } from '@/services/dietPlans';
import { pathOf } from '../categories/pathOf';

type Plans = readonly DietPlan[];
type Tree = readonly Category[];

/** The plans, and the tree of their categories. */
export interface KnownLists {
  plans: Plans;
  tree: Tree;
}

/** Both undefined until their first load succeeded. */
export interface Lists {
  plans: Plans | undefined;
  tree: Tree | undefined;
}

/** The category and sub category of a plan. If its sub category is not in the tree, the category is the plan's own. */
export function placeOf(plan: DietPlan, tree: Tree) {
  const isInIt = ({ id }: SubCategory) => id === plan.subCategoryId;
  const category = tree.find(({ subCategories }) => subCategories.some(isInIt));
  if (category) return { category, subCategory: category.subCategories.find(isInIt) };
  return { category: tree.find(({ id }) => id === plan.categoryId), subCategory: undefined };
}

/** The plans by sub category, and those whose sub category is not in the tree. */
export interface SortedPlans {
  bySubCategory: ReadonlyMap<Id, Plans>;
  unplaced: Plans;
}

export function sortPlans(plans: Plans, tree: Tree): SortedPlans {
  const bySubCategory = new Map<Id, DietPlan[]>();
  for (const { subCategories } of tree) for (const { id } of subCategories) bySubCategory.set(id, []);
  const unplaced: DietPlan[] = [];
  for (const plan of plans) {
    const shelf = plan.subCategoryId === null ? undefined : bySubCategory.get(plan.subCategoryId);
    (shelf ?? unplaced).push(plan);
  }
  return { bySubCategory, unplaced };
}

/** A sub category with its plans of one meal type. */
export interface Shelf {
  id: Id;
  title: string;
  plans: Plans;
}

export interface Meal {
  mealType: string;
  shelves: readonly Shelf[];
}

/** A plan without a meal type is shown under the only one that can be created. */
export const mealTypeOf = (plan: DietPlan) => plan.mealType.trim() || MEAL_TYPE;

/**
 * The meal types of a category. The one that can be created is always included, with all sub categories, so that each
 * can be reached; the others only with the sub categories in which they have plans.
 */
export function mealsOf(category: Category, { bySubCategory }: SortedPlans): Meal[] {
  const meals = new Map<string, Map<Id, DietPlan[]>>([[MEAL_TYPE, new Map()]]);
  for (const { id } of category.subCategories)
    for (const plan of bySubCategory.get(id) ?? []) {
      const mealType = mealTypeOf(plan);
      const shelves = meals.get(mealType) ?? new Map<Id, DietPlan[]>();
      meals.set(mealType, shelves);
      const shelf = shelves.get(id);
      if (shelf) shelf.push(plan);
      else shelves.set(id, [plan]);
    }
  return [...meals].map(([mealType, shelves]) => ({
    mealType,
    shelves: category.subCategories
      .filter(({ id }) => mealType === MEAL_TYPE || shelves.has(id))
      .map(({ id, title }) => ({ id, title, plans: shelves.get(id) ?? [] })),
  }));
}

interface Filter {
  search: string;
  kcal: readonly number[];
}

/** The sub categories, under one meal type each, in which the search and the filter find plans. */
export const placesOf = (tree: Tree, sorted: SortedPlans, filter: Filter) =>
  withFinds(
    tree.flatMap((category) =>
      mealsOf(category, sorted).flatMap(({ mealType, shelves }, index) =>
        shelves.map(({ plans, ...shelf }) => ({
          // The first meal type is the one that can be created; another needs to be named.
          title: index === 0 ? pathOf(category, shelf) : `${pathOf(category, shelf)} (${mealType})`,
          found: filterPlans(plans, filter),
          view: { category: category.id, subCategory: { [mealType]: shelf.id } },
        })),
      ),
    ),
  );

/** `placesOf` for the lists at hand. */
export type FindPlans = (filter: Filter) => ReturnType<typeof placesOf>;

/** The plans whose title contains the search text, with any of the kcal options; an empty list of options means all. */
export function filterPlans(plans: Plans, { search, kcal }: Filter): Plans {
  const found = searchRows(plans, titleOf, search);
  return kcal.length === 0 ? found : found.filter((plan) => plan.kcal.some((option) => kcal.includes(option)));
}

const titleOf = ({ title }: DietPlan) => title;
