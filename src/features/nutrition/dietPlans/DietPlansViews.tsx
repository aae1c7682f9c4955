import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { type ExportColumn } from '@/components/export/table';
import { chosen } from '@/components/tabs/selection';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { placeOf, shelved } from '../categories/tree';
import { DIET_PLANS, selectDietPlansScreen } from './dietPlansScreen';
import { filterPlans, mealsOf, type DietPlansLists } from './dietPlansView';

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

type Lists = Pick<DietPlansLists, 'plans' | 'tree'>;

const NOTHING: readonly never[] = [];

/** The filtered plans of the shown sub categories, then those without a sub category. */
function useFound({ tree = NOTHING, plans = NOTHING }: Lists) {
  const { category: categoryId, subCategory, search, kcal } = useSelector(selectDietPlansScreen);
  return () => {
    const sorted = shelved(plans, tree);
    const category = chosen(tree, categoryId);
    const meals = category ? mealsOf(category, sorted) : NOTHING;
    const shown = meals.flatMap(({ mealType, shelves }) => chosen(shelves, subCategory[mealType])?.plans ?? NOTHING);
    return filterPlans([...shown, ...sorted.unplaced], { search, kcal });
  };
}

/** The kept views, over the tabs. */
export function DietPlansChips(lists: Lists) {
  const { view } = useSelector(selectDietPlansScreen);
  const rows = useFound(lists);
  return <ViewChips screen={DIET_PLANS} rows={view === 'matrix' ? null : lists.tree && lists.plans && rows} />;
}

export function DietPlansViewButton({ children, ...lists }: Lists & { children: ReactNode }) {
  const columns = columnsOf(lists.tree ?? NOTHING);
  const exported = { name: 'diet-plans', noun: 'plan', columns, rows: useFound(lists) };
  return (
    <ViewButton screen={DIET_PLANS} exported={[exported]}>
      {children}
    </ViewButton>
  );
}
