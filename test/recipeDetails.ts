import { screen, within } from '@testing-library/react';
import { type RecipeRow } from '@/mirage/areas/nutrition/rows';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** Opens the details of a lentil soup. */
export async function openRecipeDetails(mock: ReturnType<typeof mockServer>, changes: Partial<RecipeRow> = {}) {
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
  const dialog = await screen.findByRole('dialog', { name: 'Lentil soup' });
  return { user, dialog, press: (name: string) => user.click(within(dialog).getByRole('button', { name })) };
}
