import { screen, waitFor, within } from '@testing-library/react';
import { layOut, readFiles, readRows } from '@test/bringIn';
import { bringInRecipes, csv, MASOOR, recipeRow } from '@test/bringInRecipes';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
const { open } = bringInRecipes(mock);
beforeEach(layOut);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const column = (head: string) => screen.getByLabelText(`${head} goes into`);

/** A table in which one column finds no field. */
const HEADS = new File(
  ['Dish,Meal,What you need,Method,Who\nDal,Lunch / Soups,Lentils,Boil.,After training'],
  'heads.csv',
);

test('a choice of column fills the open form, and what was only unticked, which stays so', async () => {
  const { user } = await open();
  await readFiles(user, HEADS);
  await user.click(screen.getByRole('checkbox', { name: 'Bring in Dal' }));
  expect(readRows()).toEqual(['- Dal: 1 line not understood']);
  await user.selectOptions(screen.getByLabelText('Who goes into'), 'Note');
  await waitFor(() => expect(readRows()).toEqual(['- Dal']));
  expect(screen.getByLabelText('Note')).toHaveValue('After training');
});

test('the columns have the name of their file where it is the only one', async () => {
  const { user } = await open();
  await readFiles(user, HEADS);
  expect(screen.getByRole('heading', { name: 'Columns of heads.csv' })).toBeVisible();
  await user.click(button('Start again'));
  await readFiles(user, new File([MASOOR], 'dal.txt'), HEADS);
  expect(screen.getByRole('heading', { name: 'Columns' })).toBeVisible();
});

test('a column can be given to another field, what was corrected stays, and the choice is kept', async () => {
  const { user } = await open();
  await readFiles(user, HEADS);
  await user.type(screen.getByLabelText('Recipe name'), ' of spring');
  await waitFor(() => expect(readRows()).toEqual(['+ Dal of spring: 1 line not understood']));
  await user.selectOptions(screen.getByLabelText('Who goes into'), 'Note');
  await waitFor(() => expect(screen.getByLabelText('Who goes into')).toHaveDisplayValue('Note'));
  expect(readRows()[0]).toContain('Dal of spring');
  await user.click(button('Start again'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start again' }));
  await readFiles(user, HEADS);
  expect(readRows()).toEqual(['+ Dal']);
  expect(screen.getByLabelText('Note')).toHaveValue('After training');
});

/** A table of which the last head is a guess, and two find no field. */
const guessed = () =>
  new File(
    ['Dish,Meal,What you need,Method,Who,Why,Tip of the cook\nDal,Lunch / Soups,Lentils,Boil.,All,Cheap,Stir'],
    'guess.csv',
  );

test('of two columns chosen one after the other none is lost, and neither confirms a guess', async () => {
  const { user } = await open();
  await readFiles(user, guessed());
  expect(screen.getByText('4 understood, 3 to look at')).toBeVisible();
  await user.selectOptions(column('Who'), 'Note');
  expect(column('Who')).toHaveDisplayValue('Note'); // at once
  await user.selectOptions(column('Why'), 'Note');
  await waitFor(() => expect(screen.getByText('6 understood, 1 to look at')).toBeVisible());
  expect(screen.getByLabelText('Note')).toHaveValue('All\nCheap\nStir');
  await user.click(button('Start again'));
  await readFiles(user, guessed());
  expect(screen.getByText('6 understood, 1 to look at')).toBeVisible();
});

test('a choice that fails says so, springs back and is not kept', async () => {
  const { user } = await open();
  const file = guessed();
  await readFiles(user, file);
  jest.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  await user.selectOptions(column('Who'), 'Note');
  expect(await screen.findByText('This file has changed since it was chosen. Choose it again.')).toBeVisible();
  expect(column('Who')).toHaveDisplayValue('Choose a field');
  await user.click(button('Start again'));
  await readFiles(user, guessed());
  expect(column('Who')).toHaveDisplayValue('Choose a field');
});

test('a choice whose files are others by now is refused: what was corrected belongs to the records of before', async () => {
  const { user } = await open();
  const files = [guessed(), csv(recipeRow('Kofta'))] as const;
  await readFiles(user, ...files);
  jest.spyOn(files[1], 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  await user.selectOptions(column('Who'), 'Note');
  expect(await screen.findByText(/^The files have changed since they were read\./)).toBeVisible();
  expect(readRows()).toHaveLength(2);
});

test('a corrected record takes a later column in a field that was not corrected', async () => {
  const { user } = await open();
  await readFiles(user, guessed());
  await user.type(screen.getByLabelText('Recipe name'), ' mine');
  await user.selectOptions(column('Who'), 'Note');
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('All\nStir'));
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Dal mine');
});

test('under “Only what needs a look” the open record stays until another one is opened', async () => {
  const { user } = await open();
  await readFiles(user, csv(recipeRow('A', 'Mains,Fish'), recipeRow('B'), recipeRow('C', 'Mains,Fish')));
  await user.click(button('Only what needs a look (2)'));
  expect(readRows()).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('Category'), 'Lunch');
  await user.selectOptions(screen.getByLabelText('Sub Category'), 'Soups');
  await waitFor(() => expect(readRows()).toEqual(['+ A', '- C: Choose a place']));
  await user.click(button('Next'));
  expect(readRows()).toEqual(['- C: Choose a place']);
  expect(screen.getByLabelText('Recipe name')).toHaveValue('C');
});
