import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { pathOf, shelved } from '@/features/nutrition/categories/tree';
import { filterPlans, mealsOf, type DietPlansLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { selectDietPlansScreen } from '@/features/nutrition/dietPlans/dietPlansScreen';
import { emptySearch, type EmptySearchProps } from '@/screen/list/EmptySearch';
import { useShownLists } from '@/screen/list/listContext';
import { fillAt } from '@/lib/slots';
import { linksTo } from '../linksTo';

const NONE: readonly never[] = [];

/** The sub categories, under one meal type each, in which the search and the filter find plans. */
function FoundElsewhere({ search, children }: EmptySearchProps) {
  const { kcal } = useSelector(selectDietPlansScreen);
  const { tree = NONE, plans = NONE } = useShownLists<DietPlansLists>();
  const byCategory = useMemo(() => {
    const all = shelved(plans, tree);
    return tree.map((category) => ({ category, meals: mealsOf(category, all) }));
  }, [plans, tree]);
  const kept = { search, kcal };
  const places = byCategory.flatMap(({ category, meals }) =>
    meals.flatMap(({ mealType, shelves }, index) =>
      shelves.map((shelf) => ({
        // The first meal type is the one that can be created; another needs to be named.
        title: index === 0 ? pathOf(category, shelf) : `${pathOf(category, shelf)} (${mealType})`,
        found: filterPlans(shelf.plans, kept),
        view: { category: category.id, subCategory: { [mealType]: shelf.id } },
      })),
    ),
  );
  return children(linksTo({ places, kept }));
}

export const fills = [fillAt(emptySearch, '/diet-plans', FoundElsewhere)];
