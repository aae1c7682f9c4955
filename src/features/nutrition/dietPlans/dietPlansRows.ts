import { type Loaded } from '@/lib/loaded';
import { searchRows } from '@/screen/listRows';
import { type Category } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { MEAL_TYPE, type DietPlan } from '@/services/dietPlans';
import { type Shelved } from '../categories/tree';

type Plans = readonly DietPlan[];
type Tree = readonly Category[];

/** What the screen shows. */
export interface DietPlansLists {
  plans: Loaded<Plans>;
  tree: Loaded<Tree>;
  isLoading: boolean;
}

/** The same once both have loaded. */
export interface KnownLists {
  plans: Plans;
  tree: Tree;
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
export function mealsOf(category: Category, { bySubCategory }: Shelved<DietPlan>): Meal[] {
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

/** The plans whose title contains the search text, with any of the kcal options; an empty list of options means all. */
export function filterPlans(plans: Plans, { search, kcal }: Filter): Plans {
  const found = searchRows(plans, titleOf, search);
  return kcal.length === 0 ? found : found.filter((plan) => plan.kcal.some((option) => kcal.includes(option)));
}

const titleOf = ({ title }: DietPlan) => title;
