import { screen, within } from '@testing-library/react';
import { type RecipeRow } from '@/mirage/areas/nutrition/rows';
import { picturesOf, printedBy, textsOf } from '@test/handouts';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

/** Prints a recipe from its details. */
async function print(changes: Partial<RecipeRow>) {
  const lunch = mock.create('category', { title: 'Lunch' });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  mock.create('recipe', {
    title: 'Lentil soup',
    dishesCategoryId: soups.id,
    image: null,
    ingredients: '200 g lentils\n1 onion',
    directions: '1. Rinse.\n2. Simmer.',
    nutritions: 'cal 285, protein 16 g, fats 7',
    note: 'Freezes well.',
    ...changes,
  });
  const { user } = renderApp('/recipes', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Lentil soup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lentil soup' }));
  return printedBy(() => user.click(dialog.getByRole('button', { name: 'Print' })), 'Recipe');
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
