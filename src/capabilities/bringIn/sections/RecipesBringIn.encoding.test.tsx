import { screen, within } from '@testing-library/react';
import { layOut, readFiles, readRows } from '@test/bringIn';
import { bringInRecipes, csv, recipeRow } from '@test/bringInRecipes';
import { mockServer } from '@test/mockServer';
import { bytesIn } from '@test/sources/encodings';

const { open } = bringInRecipes(mockServer());

beforeEach(layOut);

const HEADS = 'Title,Category,Sub category,Ingredients,Directions';
const MAC = new File([bytesIn('macintosh', `${HEADS}\n${recipeRow('Crème')}`)], 'menu.csv');

test('a file whose encoding was guessed wrongly is read in the one that is chosen, and shows how each would read', async () => {
  const { user } = await open();
  await readFiles(user, MAC);
  expect(readRows().join()).not.toContain('Crème');

  const choice = screen.getByRole('combobox', { name: 'Letters of menu.csv' });
  expect(choice).toHaveValue('windows-1252');
  const mac = within(choice).getByRole('option', { name: 'Western (Mac): Crème,Lunch,Soups,Lentils of Crème,Boil.' });
  await user.selectOptions(choice, mac);
  await screen.findByRole('button', { name: /^Crème/ });
  expect(choice).toHaveValue('macintosh');
  expect(choice).toBeInTheDocument();
});

test('a file that can be nothing but UTF-8 has no choice of encoding', async () => {
  const { user } = await open();
  await readFiles(user, csv(recipeRow('Crème')));
  expect(readRows().join()).toContain('Crème');
  expect(screen.queryByLabelText(/^Letters of/)).not.toBeInTheDocument();
});
