import { useSelector } from 'react-redux';
import { type ExportColumn } from '@/components/export/table';
import { chosen } from '@/components/tabs/selection';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { placeOf, shelved } from '../categories/tree';
import { selectDietPlansScreen } from './dietPlansScreen';
import { filterPlans, mealsOf, type DietPlansLists } from './dietPlansRows';

const columnsOf = (tree: readonly Category[]): ExportColumn<DietPlan>[] => [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Meal type', value: ({ mealType }) => mealType },
  { header: 'Category', value: (plan) => placeOf(plan, tree).category?.title ?? '' },
  { header: 'Sub category', value: (plan) => placeOf(plan, tree).subCategory?.title ?? plan.subCategoryTitle },
  { header: 'Kcal', value: ({ kcal }) => kcal.join(', ') },
  { header: 'Calories', value: ({ nutrition }) => nutrition.calories },
  { header: 'Protein', value: ({ nutrition }) => nutrition.protein },
  { header: 'Carbs', value: ({ nutrition }) => nutrition.carbs },
  { header: 'Fat', value: ({ nutrition }) => nutrition.fat },
  { header: 'Ingredients', value: ({ ingredients }) => ingredients },
  { header: 'Cooking steps', value: ({ cookingSteps }) => cookingSteps },
  { header: 'Note', value: ({ note }) => note },
];

const NOTHING: readonly never[] = [];

/** The plans that are found, to be counted and exported: those of the shown sub categories, then those without one. */
export function usePlansExport({ tree = NOTHING, plans = NOTHING }: DietPlansLists) {
  const { category: categoryId, subCategory, search, kcal } = useSelector(selectDietPlansScreen);
  const rows = () => {
    const shelves = shelved(plans, tree);
    const category = chosen(tree, categoryId);
    const meals = category ? mealsOf(category, shelves) : NOTHING;
    const shown = meals.flatMap(({ mealType, shelves: tabs }) => chosen(tabs, subCategory[mealType])?.plans ?? NOTHING);
    return filterPlans([...shown, ...shelves.unplaced], { search, kcal });
  };
  return { name: 'diet-plans', noun: 'plan', columns: columnsOf(tree), rows };
}
