import { screen, within } from '@testing-library/react';
import { layOut, readDetails, readFiles, readRows } from '@test/bringIn';
import { bringInRecipes, csv, recipeRow } from '@test/bringInRecipes';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { open } = bringInRecipes(mock);
beforeEach(layOut);

const button = (name: string) => screen.getByRole('button', { name });

test('those that name the same, which is a part of a place or none, get theirs at once', async () => {
  const { user } = await open();
  const places = ['Lunch,', 'Lunch,', 'Mains,Fish', 'Mains,Fish', 'Mains,Fish', 'Starters,', 'Lunch,Soups'];
  await readFiles(user, csv(...places.map((place, at) => recipeRow(`Dish ${at}`, place))));
  const lunch = screen.getByLabelText('Choose a place for all 2 that name Lunch');
  expect(
    within(lunch)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a place', 'Lunch › Bowls', 'Lunch › Soups']);
  expect(lunch).toHaveValue('');
  expect(screen.queryByLabelText(/that name Starters$/)).not.toBeInTheDocument();
  await user.selectOptions(lunch, 'Lunch › Bowls');
  await user.selectOptions(screen.getByLabelText('Choose a place for all 3 that name Mains › Fish'), 'Lunch › Soups');
  expect(readRows()).toEqual([...[0, 1, 2, 3, 4].map((at) => `+ Dish ${at}`), '- Dish 5: Choose a place', '+ Dish 6']);
  expect(readDetails().slice(0, 3)).toEqual([
    expect.stringContaining('Lunch › Bowls'),
    expect.stringContaining('Lunch › Bowls'),
    expect.stringContaining('Lunch › Soups'),
  ]);
  // It can be chosen otherwise; what was given another place by hand keeps that.
  await user.click(button('Dish 2'));
  await user.selectOptions(screen.getByLabelText('Sub Category'), 'Bowls');
  await user.selectOptions(await screen.findByLabelText('Choose a place for all 2 that name Mains › Fish'), '');
  expect(readRows().slice(2, 5)).toEqual(['+ Dish 2', '- Dish 3: Choose a place', '- Dish 4: Choose a place']);
});
