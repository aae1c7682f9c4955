import { EggFried } from 'react-bootstrap-icons';
import { titleOf } from '@/components/format/title';
import { type Section, type StateOf } from '@/screen/section';
import { type recipesApi } from '@/services/recipes';
import { type recipesScreen } from './recipesScreen';

export const recipesSection = {
  path: '/recipes',
  label: 'Recipes',
  module: 'Recipes',
  key: 'r',
  icons: [EggFried, EggFried],
  load: async () => (await import(/* webpackChunkName: "recipes" */ './RecipesPage')).screen,
  firstCalls: ['dishes/list/category', 'dishes/list'],
  additions: [{ label: 'Add Recipe', view: { dialog: { kind: 'add' } } }],
  endpoints: async () => (await import(/* webpackChunkName: "palette" */ '@/services/recipes')).recipesApi.endpoints,
  records: {
    listRecipes: {
      what: 'Recipe',
      label: ({ title }) => titleOf(title),
      view: ({ id }) => ({ dialog: { kind: 'details', id } }),
    },
  },
} as const satisfies Section<StateOf<typeof recipesScreen.slice>, typeof recipesApi.endpoints>;
