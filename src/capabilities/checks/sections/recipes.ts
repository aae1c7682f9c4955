import { useRecipesLists } from '@/features/nutrition/recipes/useRecipesLists';
import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/recipes', label: 'Recipes', useLists: useRecipesLists },
  async () => (await import(/* webpackChunkName: "checks" */ './recipesChecks')).recipesChecks,
);
