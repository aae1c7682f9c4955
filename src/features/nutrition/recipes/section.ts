import { EggFried } from 'react-bootstrap-icons';
import { type Section, type StateOf } from '@/screen/section';
import { type recipesScreen } from './recipesScreen';

export const recipesSection = {
  path: '/recipes',
  label: 'Recipes',
  module: 'Recipes',
  key: 'r',
  icon: EggFried,
  load: async () => (await import(/* webpackChunkName: "recipes" */ './RecipesPage')).screen,
  firstCalls: ['dishes/list/category', 'dishes/list'],
  additions: [{ label: 'Add Recipe', view: { dialog: { kind: 'add' } } }],
  records: [
    {
      of: async () => (await import(/* webpackChunkName: "palette" */ './recipeRecord')).recipeRecord,
      view: ({ id }) => ({ dialog: { kind: 'details', id } }),
    },
  ],
} as const satisfies Section<StateOf<typeof recipesScreen.slice>>;
