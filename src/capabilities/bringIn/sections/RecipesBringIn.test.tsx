import { screen, waitFor } from '@testing-library/react';
import { add, closeLedger, layOut, outcome, putAll, readDetails, readFiles, readRows, readText } from '@test/bringIn';
import { bringInRecipes, CREATE, csv, MASOOR, recipeRow, THREE } from '@test/bringInRecipes';
import { stateOf } from '@/mirage/calls/state';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
const { seed, open, created } = bringInRecipes(mock);
beforeEach(layOut);

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the View menu leads there, and back is the list', async () => {
  seed();
  const { user, router } = renderApp('/recipes', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'View' }));
  await user.click(await screen.findByRole('button', { name: 'Bring in recipes…' }));
  await waitFor(() => expect(screen.getByLabelText('Paste')).toHaveFocus());
  await waitFor(() => expect(router.state.location.search).toBe('?view=bring-in'));
  await user.click(button('Back to Recipes'));
  expect(await screen.findByRole('tab', { name: 'Lunch' })).toBeVisible();
});

test('in a section without any recipe a link stands under its button', async () => {
  mock.create('subCategory', { categoryId: mock.create('category').id });
  const { user } = renderApp('/recipes', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Bring in recipes' }));
  expect(await screen.findByLabelText('Paste')).toBeVisible();
});

test('a pasted text is read, looked over and added; the second run of it ticks nothing', async () => {
  const { user } = await open();
  await readText(user, MASOOR);
  expect(readRows()).toEqual(['+ Masoor dal with spinach']);
  expect(screen.getByLabelText('Calories')).toHaveValue('340');
  await add(user, '1 recipe');
  await closeLedger(user);
  expect(mock.posted(CREATE)).toEqual([
    expect.objectContaining({
      title: 'Masoor dal with spinach',
      ingredients: '200 g red lentils\n150 g spinach',
      directions: 'Rinse the lentils.\nSimmer for twenty minutes.',
      nutritions: 'cal 340, protein 19, carbs 47, fats 8',
    }),
  ]);
  expect(outcome(/^Came in/)).toEqual(['Masoor dal with spinach: Lunch › Soups']);
  expect(mock.posted('dishes/list')).toHaveLength(3); // as the page opened, before the round and after it
  await user.click(await screen.findByRole('link', { name: 'Open Masoor dal with spinach' }));
  expect(await screen.findByRole('dialog', { name: 'Masoor dal with spinach' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(button('Bring in more'));
  await readText(user, MASOOR);
  expect(readRows()).toEqual(['- Masoor dal with spinach: Here already']);
  expect(button('Add 0 recipes')).toHaveAttribute('aria-disabled', 'true');
});

test('what is needed, what is here and what has no place: each says so, and none of them is ticked', async () => {
  const { user, soups } = await open();
  await readFiles(
    user,
    csv(recipeRow('Dal'), recipeRow('Red lentil soup'), recipeRow('Cod', 'Mains,Fish'), recipeRow('Kofta', ',')),
  );
  expect(readRows()).toEqual([
    '+ Dal',
    '- Red lentil soup: Here already',
    '- Cod: Choose a place',
    '- Kofta: Choose a place',
  ]);
  // The place that the section shows is offered, and chosen by nobody but the person.
  await putAll(user, 'it into Lunch › Bowls');
  expect(readRows()[3]).toBe('+ Kofta');
  expect(screen.queryByRole('button', { name: /^Put / })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Place for recipes without one'), 'Choose a place');
  expect(readRows()[3]).toBe('- Kofta: Choose a place');
  await user.selectOptions(screen.getByLabelText('Place for recipes without one'), 'Lunch › Soups');
  expect(readRows()[3]).toBe('+ Kofta');
  await user.click(button('Cod'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Lunch');
  await user.selectOptions(screen.getByLabelText('Sub Category'), 'Soups');
  await waitFor(() => expect(readRows()[2]).toBe('+ Cod'));
  await add(user, '3 recipes');
  await closeLedger(user);
  expect(created()).toEqual(['Dal', 'Cod', 'Kofta']);
  const last = mock.posted(CREATE).at(-1);
  expect(last).toEqual(expect.objectContaining({ subCategoryId: String(soups.id) }));
  expect(outcome(/^Left out/)).toEqual(['Red lentil soup: Here already in Lunch › Soups, with the same ingredients']);
});

test('of a place of which a part is here, that part is chosen, and what is said of the rest is true', async () => {
  mock.create('category', { title: 'Drinks' });
  const dinner = mock.create('category', { title: 'Dinner' });
  for (const title of ['Soups', 'Stews']) mock.create('subCategory', { title, categoryId: dinner.id });
  const { user } = await open();
  const rows = [
    ['A', 'Lunch,'],
    ['B', 'Lunch,Wraps'],
    ['C', 'Drinks,'],
    ['D', ',Soups'],
    ['E', 'Mains,Fish'],
  ];
  await readFiles(user, csv(...rows.map(([title, place]) => recipeRow(title!, place))));
  expect(readRows()).toEqual([
    '- A: Choose a sub category',
    '- B: Choose a sub category',
    '- C: Choose a sub category',
    '- D: Choose a place',
    '- E: Choose a place',
  ]);
  expect(readDetails()).toEqual([
    'No sub category of Lunch named',
    'Lunch has no “Wraps”',
    'No sub category of Drinks named',
    '“Soups” is more than one place here',
    '“Mains, Fish” is no place here',
  ]);
  // Each names something, so there is nothing to choose for those that name no place.
  expect(screen.queryByLabelText('Place for recipes without one')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Lunch');
  await user.selectOptions(screen.getByLabelText('Sub Category'), 'Bowls');
  await waitFor(() => expect(readRows()[0]).toBe('+ A'));
});

test('by keyboard: one stop in the list, Space ticks, Enter goes into the record, Escape back, j and k turn', async () => {
  const { user } = await open();
  await readFiles(user, THREE);
  await waitFor(() => expect(button('Dal')).toHaveFocus());
  await user.keyboard('{ArrowDown} ');
  expect(readRows()).toEqual(['+ Dal', '- Kofta', '+ Salad']);
  await user.keyboard('{End}{Enter}');
  expect(screen.getByLabelText('Recipe name')).toHaveFocus();
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Salad');
  await user.keyboard('s');
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Salads');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('Salads')).toHaveFocus());
  await user.keyboard('k');
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Kofta');
  await user.keyboard('j');
  expect(screen.getByLabelText('Recipe name')).toHaveValue('Salads');
});

test.each(['dishes/list', 'dishes/list/category'])(
  'where %s failed it can be loaded again, and what was pasted is there',
  async (path) => {
    const { user, leave, admin } = await open();
    await user.click(screen.getByLabelText('Paste'));
    await user.paste(MASOOR);
    leave();
    stateOf(mock.server).overrides.set(path, () => Promise.resolve({ status: 500, body: {} }));
    const view = renderApp('/recipes?view=bring-in', admin);
    await screen.findByText(/could not be loaded\./);
    mock.mend(path);
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Paste')).toHaveValue(MASOOR);
  },
);
