import { RECIPES } from './taken';
import { readSources } from '@/capabilities/bringIn/read/readSources';

/** What is read of a page with that body. */
export const read = async (body: string, title = '') => {
  const html = `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
  const { records } = await readSources([new File([html], 'page.html')], RECIPES);
  return records.map(({ fields, doubts }) => ({ fields, doubts }));
};

/** Recipes as a page gives them to search engines. */
export const data = (...things: object[]) =>
  things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...thing })}</script>`)
    .join('');

export const LISTED = { recipeIngredient: ['300 g okra', '2 tomatoes'], recipeInstructions: ['Fry.', 'Simmer.'] };
export const STEW = { name: 'Okra stew', ...LISTED };
export const INGREDIENTS_SHOWN = { ingredients: 'Ingredients as the page shows them' };

export const LISTS = `<ul><li>300 g okra</li><li>2 tomatoes</li><li>salt</li></ul>`;
export const STEPS = `<ol><li>Fry the okra in a little oil.</li><li>Add the tomatoes and simmer for 20 minutes.</li></ol>`;
export const INGREDIENTS = '300 g okra\n2 tomatoes\nsalt';
export const DIRECTIONS = 'Fry the okra in a little oil.\nAdd the tomatoes and simmer for 20 minutes.';
