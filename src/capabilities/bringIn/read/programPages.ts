import { type Thing } from './json';
import { type Markup, shownText } from './markup';

/** The classes of what holds one recipe, in the pages that Copy Me That and Recipe Keeper export. */
const RECIPE = /(?:^|\s)recipe(?:-details)?(?:\s|$)/;

/** What they call the parts of a recipe, by class, id or property, and what schema.org does. */
const PARTS = new Map([
  ['name', 'name'],
  ['description', 'description'],
  ['recipeYield', 'recipeYield'],
  ['recipeCategory', 'recipeCategory'],
  ['recipeCourse', 'recipeCategory'],
  ['recipeIngredient', 'recipeIngredient'],
  ['recipeIngredient_note', 'recipeIngredient'],
  ['instruction', 'recipeInstructions'],
  ['instruction_next', 'recipeInstructions'],
  ['recipeDirections', 'recipeInstructions'],
  ['recipeNote', 'notes'],
  ['recipeNotes', 'notes'],
  ['prepTime', 'prepTime'],
  ['cookTime', 'cookTime'],
  ['recipeNutCalories', 'calories'],
  ['recipeNutProtein', 'protein'],
  ['recipeNutTotalCarbohydrate', 'carbs'],
  ['recipeNutTotalFat', 'fat'],
]);

const HEADS = new Map([
  ['recipeIngredient_subheader', 'recipeIngredient'],
  ['instruction_subheader', 'recipeInstructions'],
  ['instruction_heading', 'recipeInstructions'],
]);

function partOf({ attributes: { itemprop, id, class: classes } }: Markup) {
  // An id of that name is around lines that have their class.
  if (itemprop === 'recipeIngredients') return 'recipeIngredient';
  return [itemprop, id, classes?.trim()].map((name) => PARTS.get(name ?? '')).find(Boolean);
}

function recipeOf(element: Markup): Thing {
  const values: Record<string, string[]> = {};
  const add = (name: string, text: string) => {
    if (text && text !== 'Tags:') values[name] = [...(values[name] ?? []), text];
  };
  const visit = (part: Markup | string) => {
    if (typeof part === 'string') return;
    const name = partOf(part);
    const head = HEADS.get(part.attributes.class?.trim() ?? '');
    if (head) add(head, `${shownText(part).replace(/:$/, '')}:`);
    else if (name) add(name, part.attributes.content ?? shownText(part));
    else part.parts.forEach(visit);
  };
  element.parts.forEach(visit);
  return values;
}

/** The recipes of a page that such a program exported. */
export function exportedRecipes(part: Markup | string): Thing[] {
  if (typeof part === 'string') return [];
  if (!RECIPE.test(part.attributes.class ?? '')) return part.parts.flatMap(exportedRecipes);
  const recipe = recipeOf(part);
  return recipe.name && recipe.recipeIngredient ? [recipe] : part.parts.flatMap(exportedRecipes);
}
