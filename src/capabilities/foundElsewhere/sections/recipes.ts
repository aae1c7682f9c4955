import { useMemo } from 'react';
import { pathOf } from '@/features/nutrition/categories/tree';
import { searchRecipes, shelvedRecipes, type RecipesLists } from '@/features/nutrition/recipes/recipesRows';
import { emptySearch, type EmptySearchProps } from '@/screen/list/EmptySearch';
import { useShownLists } from '@/screen/list/listContext';
import { fillAt } from '@/lib/slots';
import { linksTo } from '../linksTo';

const NONE: readonly never[] = [];

/** The sub categories in which the search finds active recipes. */
function FoundElsewhere({ search, children }: EmptySearchProps) {
  const { tree = NONE, recipes = NONE } = useShownLists<RecipesLists>();
  const { bySubCategory } = useMemo(() => shelvedRecipes(recipes, tree), [recipes, tree]);
  const places = tree.flatMap((category) =>
    category.subCategories.map((subCategory) => ({
      title: pathOf(category, subCategory),
      found: searchRecipes(bySubCategory.get(subCategory.id)!, search),
      view: { category: category.id, subCategory: subCategory.id },
    })),
  );
  return children(linksTo({ places, kept: { search } }));
}

export const fills = [fillAt(emptySearch, '/recipes', FoundElsewhere)];
