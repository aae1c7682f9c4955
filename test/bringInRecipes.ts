import { screen } from '@testing-library/react';
import { type Interceptor } from '@/mirage/calls/api';
import { stateOf } from '@/mirage/calls/state';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

export const CREATE = 'dishes/create';

export const MASOOR = `Masoor dal with spinach
Lunch › Soups
340 kcal, 19 g protein, 47 g carbs, 8 g fat

Ingredients
200 g red lentils
150 g spinach

Steps
Rinse the lentils.
Simmer for twenty minutes.`;

const HEADS = 'Title,Category,Sub category,Ingredients,Directions';

/** A line of a table. */
export const recipeRow = (title: string, place = 'Lunch,Soups') => `${title},${place},Lentils of ${title},Boil.`;

export const csv = (...rows: string[]) => new File([[HEADS, ...rows].join('\n')], 'november.csv', { type: 'text/csv' });

export const THREE = csv(...['Dal', 'Kofta', 'Salad'].map((title) => recipeRow(title)));

/** Functions that open the page over a menu with one soup, tell which recipes were added, and answer in place of the server. */
export function bringInRecipes(mock: ReturnType<typeof mockServer>) {
  function seed() {
    const lunch = mock.create('category', { title: 'Lunch' });
    mock.create('subCategory', { title: 'Bowls', categoryId: lunch.id });
    const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
    mock.create('recipe', {
      title: 'Red lentil soup',
      dishesCategoryId: soups.id,
      ingredients: 'Lentils of Red lentil soup',
      directions: 'Boil.',
    });
    return { soups };
  }

  async function open() {
    const { soups } = seed();
    const admin = mock.admin();
    const view = renderApp('/recipes?view=bring-in', admin);
    await screen.findByLabelText('Paste');
    return { ...view, soups, admin };
  }

  const created = () => (mock.posted(CREATE) as { title: string }[]).map(({ title }) => title);

  /** From now on adding the recipe of this title comes out so. */
  const onTitle = (wanted: string, wrong: Interceptor) =>
    stateOf(mock.server).overrides.set(CREATE, (path, request, next) =>
      (request.requestBody as FormData).get('title') === wanted ? wrong(path, request, next) : next(),
    );

  return { seed, open, created, onTitle };
}
