import { type RecipeRow } from '@/mirage/areas/nutrition/rows';
import { picturesOf, printedBy, textsOf } from '@test/handouts';
import { mockServer } from '@test/mockServer';
import { openRecipeDetails } from '@test/recipeDetails';

const mock = mockServer();

/** Prints a recipe from its details. */
async function print(changes: Partial<RecipeRow>) {
  const { press } = await openRecipeDetails(mock, changes);
  return printedBy(() => press('Print'), 'Recipe');
}

test('Print prints it with calories in kcal, boxes to tick, numbered steps and the note', async () => {
  const sheet = await print({ image: 'dishes/soup.svg' });
  expect(sheet).toHaveAccessibleName('Recipe: Lentil soup');
  expect(textsOf(sheet, 'h1, .sheet-about')).toEqual(['Lentil soup', 'Lunch, Soups']);
  expect(textsOf(sheet, '.sheet-facts > div')).toEqual(['Calories285 kcal', 'Protein16 g', 'Fat7 g']);
  expect(textsOf(sheet, '.sheet-ticks > li')).toEqual(['200 g lentils', '1 onion']);
  expect(textsOf(sheet, 'ol > li')).toEqual(['Rinse.', 'Simmer.']);
  expect(textsOf(sheet, '.sheet-box')).toEqual(['NoteFreezes well.']);
  expect(picturesOf(sheet)).toEqual(['/media/dishes/soup.svg']);
});

test('what a recipe does not have is not on the sheet', async () => {
  const sheet = await print({ ingredients: '', nutritions: '', note: ' ' });
  expect(textsOf(sheet, 'h2')).toEqual(['Cooking steps']);
  expect(textsOf(sheet, 'dl, img')).toEqual([]);
});
