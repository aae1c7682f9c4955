import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Recipe } from '@/services/recipes';
import { selectRecipesScreen } from './recipesScreen';
import { searchRecipes } from './recipesView';

/** The recipes that match the screen's search, deferred, so that typing stays fast with many recipes. */
export function useFoundRecipes(recipes: readonly Recipe[]) {
  const search = useDeferredValue(useSelector(selectRecipesScreen).search).trim();
  const found = useMemo(() => searchRecipes(recipes, search), [recipes, search]);
  return { search, found };
}
