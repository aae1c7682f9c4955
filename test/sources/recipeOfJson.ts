import { readSources } from '@/capabilities/bringIn/read/readSources';
import { RECIPES } from './taken';

/** Reads one recipe of JSON; what is not given is some dish. */
export async function readRecipe(more: object) {
  const recipe = {
    '@type': 'Recipe',
    name: 'Barley bowl',
    recipeIngredient: ['200 g barley'],
    recipeInstructions: ['Boil.'],
    ...more,
  };
  const { records } = await readSources([new File([JSON.stringify(recipe)], 'bowl.json')], RECIPES);
  expect(records).toHaveLength(1);
  return records[0]!;
}
