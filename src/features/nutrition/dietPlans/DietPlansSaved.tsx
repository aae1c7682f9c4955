import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { type Saved } from '@/screen/saved/savedState';
import { listPlace, tabPlace } from '@/screen/saved/recordPlace';
import { SavedPlace } from '@/screen/saved/SavedPlace';
import { type DietPlan } from '@/services/dietPlans';
import { pathOf, placeOf, shelved } from '../categories/tree';
import { selectDietPlansScreen } from './dietPlansScreen';
import { filterPlans, mealsOf, mealTypeOf, type KnownLists } from './dietPlansRows';

interface Props extends KnownLists {
  saved: Saved;
}

/** Where the saved diet plan is. */
export function DietPlansSaved({ saved, tree, plans }: Props) {
  const view = useSelector(selectDietPlansScreen);
  const plan = plans.find(({ id }) => id === saved.id);
  const place = plan && savedPlace(plan, { tree, plans }, view);
  return <SavedPlace place={place} />;
}

type Screen = ReturnType<typeof selectDietPlansScreen>;

function savedPlace(plan: DietPlan, { tree, plans }: KnownLists, view: Screen) {
  const name = titleOf(plan.title);
  const isFound = filterPlans([plan], view).length > 0;
  const { category, subCategory } = placeOf(plan, tree);
  // Plans without a sub category are listed below every tab.
  if (!category || !subCategory) return listPlace(name, isFound);
  const mealType = mealTypeOf(plan);
  const meal = mealsOf(category, shelved(plans, tree)).find((candidate) => candidate.mealType === mealType);
  const shelf = chosen(meal?.shelves ?? [], view.subCategory[mealType]);
  return tabPlace({
    name,
    title: pathOf(category, subCategory),
    isOpen: category === chosen(tree, view.category) && shelf?.id === subCategory.id,
    isFound,
    view: { category: category.id, subCategory: { [mealType]: subCategory.id } },
    cleared: { search: '', kcal: [] },
  });
}
