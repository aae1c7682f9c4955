import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/recipes', label: 'Recipes' },
  async () => (await import(/* webpackChunkName: "checks" */ './recipesChecks')).recipesChecks,
);
